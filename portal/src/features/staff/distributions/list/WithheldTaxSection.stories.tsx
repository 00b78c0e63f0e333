import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { refusal, visit } from '../../../../shared/session/story-visit';
import { WithheldTaxSection } from './WithheldTaxSection';

/** The month before the current one or a number of months before that, `YYYY-MM`. */
function monthBefore(back = 0): string {
  const [year = 0, month = 0] = finnishDay(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2 - back)).toISOString().slice(0, 7);
}
const readOf = (month: string) => `GET /accountings/withheld-tax?month=${month}`;
const button = { name: 'Lataa ennakonpidätykset (CSV)' };

const meta = {
  title: 'Portal/Tax withheld by month',
  component: WithheldTaxSection,
  decorators: [withFreshCache, withTexts],
  beforeEach: visit({
    [readOf(monthBefore())]: () => refusal(404, 'noPaymentsInMonth'),
    [readOf(monthBefore(1))]: () =>
      new Response('Päivä;Tapahtuma', {
        headers: {
          'Content-Type': 'text/csv',
          'Content-Disposition': 'attachment; filename="ennakonpidatykset.csv"',
        },
      }),
    [readOf(monthBefore(2))]: () => refusal(503, 'serviceUnavailable'),
  }),
} satisfies Meta<typeof WithheldTaxSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last month has no payments, which is said instead of saving an empty file; another one is saved. */
export const Downloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    try {
      const month = await canvas.findByRole('combobox', { name: 'Kuukausi' });
      await expect(month).toHaveValue(monthBefore());
      await userEvent.click(canvas.getByRole('button', button));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/Kuukautena ei maksettu mitään/);
      await expect(saved).not.toHaveBeenCalled();
      await userEvent.selectOptions(month, monthBefore(1));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.click(canvas.getByRole('button', button));
      await waitFor(() =>
        expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'ennakonpidatykset.csv' })]),
      );
    } finally {
      saved.mockRestore();
    }
  },
};

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Kuukausi' }), monthBefore(2));
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await screen.findByText(/Palvelu ei ole juuri nyt käytettävissä/)).toBeVisible();
  },
};

export const Swedish: Story = { globals: { locale: 'sv-FI' } };
