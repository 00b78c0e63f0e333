import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { storeProfile } from '../../../shared/session/session-store';
import { storyProfile } from '../../../shared/session/story-people';
import { visit } from '../../../shared/session/story-visit';
import { usualTaxation } from '../../../shared/tax-data/story-taxation';
import { LateTaxation } from './LateTaxation';

const meta = {
  title: 'Portal/Late taxation',
  component: LateTaxation,
  decorators: [withTexts],
  beforeEach: visit({}, { profile: { ...storyProfile, taxation: usualTaxation } }),
} satisfies Meta<typeof LateTaxation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /22,5\s%/ })).toBeVisible(),
};

/** The profile has become a creator's since the page was opened. */
export const Later: Story = {
  tags: ['test-only'],
  beforeEach: visit({}, { profile: { ...storyProfile, roles: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    storeProfile({ ...storyProfile, taxation: usualTaxation });
    await expect(await canvas.findByRole('heading', { name: /22,5\s%/ })).toBeVisible();
  },
};
