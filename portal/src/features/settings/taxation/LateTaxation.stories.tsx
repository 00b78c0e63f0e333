import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { keepProfile } from '../../../shared/session/session-store';
import { storyProfile, visit } from '../../../shared/session/story-visit';
import { LateTaxation } from './LateTaxation';

const taxation: Taxation = {
  taxType: 'ST',
  taxRate: 22.5,
  taxYear: new Date().getFullYear(),
  taxDataDate: null,
  proposal: null,
  proposalStatus: null,
  proposalCreationDate: null,
  proposalStatusUpdateDate: null,
  proposedTaxRate: null,
  proposalReason: null,
  taxCardPath: null,
};

const meta = {
  title: 'Portal/Late taxation',
  component: LateTaxation,
  decorators: [withTexts],
  beforeEach: visit({}, { profile: { ...storyProfile, taxation } }),
} satisfies Meta<typeof LateTaxation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /22,5\s%/ })).toBeVisible(),
};

/** The profile has become a creator's since the page was opened. */
export const Later: Story = {
  beforeEach: visit({}, { profile: { ...storyProfile, taxation: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    keepProfile({ ...storyProfile, taxation });
    await expect(await canvas.findByRole('heading', { name: /22,5\s%/ })).toBeVisible();
  },
};
