import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { storyProfile, visit } from '../../../shared/session/story-visit';
import { Identity } from './Identity';

const account = (iban: string, swift: string | null) => ({
  ...storyProfile,
  bankAccounts: [{ hash: 'h', iban, swift, foreignAccount: swift === null ? 0 : 1, priority: 1 } as const],
});

const meta = {
  title: 'Portal/Basic facts',
  component: Identity,
  decorators: [withTexts],
  beforeEach: visit(),
  args: { profile: storyProfile },
} satisfies Meta<typeof Identity>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A foreign account is known by its BIC too. */
export const ForeignAccount: Story = {
  args: { profile: account('DE89370400440532013000', 'COBADEFF') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BIC-koodi')).toBeVisible();
    await expect(canvas.getByText('COBADEFF')).toBeVisible();
  },
};

export const FinnishAccount: Story = {
  args: { profile: account('FI2112345600000785', null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('BIC-koodi')).toBeNull();
  },
};

export const NoAccount: Story = {};
