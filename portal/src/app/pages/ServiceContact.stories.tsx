import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { visit } from '../../shared/session/story-visit';
import { showSettings } from '../../shared/settings/settings';
import { startClockAt } from '../../shared/settings/story-clock';
import { storySettings } from '../../shared/settings/story-settings';
import { PageFooter } from '../layout/PageFooter';

/** The footer at a time, with the opening hours changed by `changes`. */
const lookAt =
  (moment: string, changes: Partial<PortalSettings['customerService']> = {}) =>
  async () => {
    const leave = await visit()();
    const restart = startClockAt(Date.parse(moment));
    const known = storySettings('fi');
    showSettings({ ...known, customerService: { ...known.customerService, ...changes } });
    return () => {
      showSettings(undefined);
      restart();
      leave();
    };
  };

const meta = {
  title: 'Portal/Customer service',
  component: PageFooter,
  decorators: [withTexts],
  beforeEach: lookAt('2026-11-20T10:00:00Z'),
} satisfies Meta<typeof PageFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('auki nyt')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '09 1234 5678' })).toBeVisible();
  },
};

const isClosed: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '09 1234 5678' })).toBeVisible();
  await expect(canvas.queryByText('auki nyt')).toBeNull();
};

export const ClosedInTheEvening: Story = { beforeEach: lookAt('2026-11-20T18:00:00Z'), play: isClosed };

export const ClosedForTheDay: Story = {
  beforeEach: lookAt('2026-12-24T10:00:00Z', { closedDays: ['2026-12-24'] }),
  play: isClosed,
};

/** No reload is needed. */
export const Closes: Story = {
  beforeEach: lookAt('2026-11-20T12:59:59Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('auki nyt')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('auki nyt')).toBeNull(), { timeout: 5000 });
  },
};

export const Opens: Story = {
  beforeEach: lookAt('2026-11-20T07:59:59Z'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('auki nyt')).toBeNull();
    await canvas.findByText('auki nyt', {}, { timeout: 5000 });
  },
};

export const Swedish: Story = {
  globals: { locale: 'sv-FI' },
  play: async ({ canvas }) => expect(canvas.getByText('öppet nu')).toBeVisible(),
};

export const English: Story = {
  globals: { locale: 'en-GB' },
  play: async ({ canvas }) => expect(canvas.getByText('open now')).toBeVisible(),
};
