import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { record, refusal, visit, writes } from '../../shared/session/story-visit';
import { UnsubscribePage } from './UnsubscribePage';

const token = 't'.repeat(80);
const call = `POST /newsletter/unsubscribe/${token}`;
const respond = (response: () => Response) => visit({ [call]: response });

function Opened() {
  return (
    <MemoryRouter initialEntries={[`/unsubscribe/${token}`]}>
      <Routes>
        <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
      </Routes>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Portal/Unsubscribe',
  component: Opened,
  decorators: [withTexts],
  beforeEach: respond(() => record({ mailNewsletter: 0 })),
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Peruuta uutiskirje' };
const email = { name: 'sähköpostiasetuksissa' };

/** Programs that look at links open the page too: nothing is sent before the button is pressed. */
export const Asks: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', button)).toBeVisible();
    await expect(writes).toEqual([]);
  },
};

export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Uutiskirje on peruttu' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', email)).toHaveAttribute('href', '/settings/email');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(writes).toEqual([call]);
  },
};

export const Invalid: Story = {
  beforeEach: respond(() => refusal(404, 'notFound')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Linkki ei kelpaa' })).toBeVisible();
    await expect(canvas.getByRole('link', email)).toBeVisible();
  },
};
