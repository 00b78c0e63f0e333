import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { storyProfile } from '../../../shared/session/story-people';
import { visit } from '../../../shared/session/story-visit';
import { ContactSection } from './ContactSection';
import { contactOf } from './contact.form';

/** Its facts; the fields are among those of the settings. */
function Facts({ profile }: { profile: Profile }) {
  const form = usePortalForm({ name: 'facts', initial: contactOf(profile), validate: () => ({}) });
  return <ContactSection form={form} profile={profile} errors={0} />;
}

const meta = {
  title: 'Portal/Basic facts',
  component: Facts,
  decorators: [withTexts],
  beforeEach: visit(),
  args: { profile: storyProfile },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The identity code is not shown, only that there is one. */
export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('inka.vuorela')).toBeVisible();
    await expect(canvas.getByText('Inka Vuorela')).toBeVisible();
    await expect(canvas.getByText('******-123A')).toBeVisible();
  },
};

export const Organisation: Story = {
  args: {
    profile: {
      ...storyProfile,
      person: null,
      organisation: { name1: 'Kaarnan kirjailijat', name2: 'rekisteröity yhdistys', registerNumber: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kaarnan kirjailijat, rekisteröity yhdistys')).toBeVisible();
    await expect(canvas.queryByText('Henkilötunnus')).toBeNull();
  },
};

/** One's own user name is not among the facts of the represented person. */
export const OfAnother: Story = {
  args: { profile: { ...storyProfile, hash: 'estate' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inka Vuorela')).toBeVisible();
    await expect(canvas.queryByText('inka.vuorela')).toBeNull();
  },
};
