import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { visit } from '../../shared/session/story-visit';
import { Blockers, blockersOf } from './Blockers';
import { exampleAuthor } from './example-work';

const meta = {
  title: 'Portal/Works/Blockers',
  render: ({ profile }) => <Blockers of={blockersOf(profile)} />,
  decorators: [withTexts],
  beforeEach: visit(),
  args: { profile: { ...exampleAuthor, nameData: [] } },
} satisfies Meta<{ profile: Profile }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CreatorWithoutNames: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Lisää tekijänimi' })).toHaveAttribute(
      'href',
      '/settings#authorNames',
    ),
};

/** Only creators have author names in their settings. */
export const BeneficiaryWithoutNames: Story = {
  args: {
    profile: { ...exampleAuthor, nameData: [], roles: [{ code: 'beneficiary', term: 'Edunsaaja' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Teokset lisätään luetteloon tekijänimellä/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
