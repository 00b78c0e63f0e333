import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { visit } from '../../shared/session/story-visit';
import SessionEndDialog from './SessionEndDialog';

const meta = {
  title: 'Portal/End of the session',
  component: SessionEndDialog,
  decorators: [withTexts],
  args: { canContinue: true },
} satisfies Meta<typeof SessionEndDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No call extends it any more. */
export const Last: Story = {
  args: { canContinue: false },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sulje' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Jatka' })).toBeNull();
  },
};

/** The dialog shows the failure itself, because the code of a toast cannot be loaded without a network either. */
export const Unreachable: Story = {
  beforeEach: visit({ 'GET /me': () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Jatka' }));
    await expect(await screen.findByText(/Yhteys palvelimeen katkesi/)).toBeVisible();
  },
};
