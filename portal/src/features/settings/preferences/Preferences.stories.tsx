import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { EmailPage } from './EmailPage';
import { GenresPage } from './GenresPage';
import { ParticipationPage } from './ParticipationPage';

const pages = [
  { path: '/participation', Component: ParticipationPage },
  { path: '/genres', Component: GenresPage },
  { path: '/settings/email', Component: EmailPage },
];

function Pages({ address }: { address: string }) {
  const [router] = useState(() => createMemoryRouter(pages, { initialEntries: [address] }));
  return <RouterProvider router={router} />;
}

const read = 'GET /profiles/own';
const stored = (profile: Partial<Profile> = {}) => ({
  [read]: () => record({ ...storyProfile, ...profile }, { ETag: '"a"' }),
});
const visiting = async (responses: Parameters<typeof visit>[0], profile: Partial<Profile> = {}) => {
  await invalidate('/');
  return visit(responses, { profile: { ...storyProfile, ...profile } })();
};

const meta = {
  title: 'Portal/Preferences',
  component: Pages,
  decorators: [withTexts],
  beforeEach: () => visiting(stored()),
  args: { address: '/participation' },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Tallenna' };

/** Nothing was chosen: "none" is selected, and stays until another option is. */
export const Participation: Story = {
  beforeEach: () =>
    visiting({
      ...stored(),
      'PUT /participation/own': (body) =>
        record(
          {
            ...storyProfile,
            participations: (body as { participations: string[] }).participations.map((code) => ({ code })),
          },
          { ETag: '"b"' },
        ),
    }),
  play: async ({ canvas, userEvent }) => {
    const none = await canvas.findByRole('checkbox', { name: 'Ei mikään näistä' });
    await expect(none).toBeChecked();
    await expect(none).toHaveAttribute('aria-disabled', 'true');
    const union = canvas.getByRole('checkbox', { name: 'Suomen Kirjailijaliitto' });
    await userEvent.click(union);
    await expect(none).not.toBeChecked();
    await userEvent.click(union);
    await expect(none).toBeChecked();
    await expect(canvas.getByText('Ei muutoksia')).toBeVisible();
    await userEvent.click(union);
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(canvas.getByText('Ei muutoksia')).toBeVisible());
    await expect(writes).toEqual(['PUT /participation/own']);
    await expect(union).toBeChecked();
  },
};

/** An option that the society no longer offers stays selected until it is cleared. */
export const Genres: Story = {
  args: { address: '/genres' },
  beforeEach: () => visiting(stored({ productions: [{ code: 'RUNO' }, { code: 'KUUN' }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Runous' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'KUUN' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Proosa' })).not.toBeChecked();
  },
};

export const Email: Story = {
  args: { address: '/settings/email' },
  play: async ({ canvas, userEvent }) => {
    const newsletter = await canvas.findByRole('switch', { name: 'Uutiskirje' });
    await expect(newsletter).not.toBeChecked();
    await expect(canvas.getByText(/inka@example.org/)).toBeVisible();
    // What cannot be switched off is said.
    await expect(canvas.getByText(/kirjautumisesta uudella selaimella ilmoitamme aina/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Verokortin käsittely' })).toBeChecked();
    await userEvent.click(newsletter);
    await expect(canvas.getByText('1 muutos tallentamatta')).toBeVisible();
  },
};

/** Without an address no mail is sent: the page says so and links to the remedy. */
export const EmailWithoutAddress: Story = {
  args: { address: '/settings/email' },
  beforeEach: () => visiting(stored({ email: null }), { email: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lisää osoite' })).toBeVisible();
  },
};

/** A skeleton replaces the options, and nothing can be saved yet. */
export const Loading: Story = {
  beforeEach: () => visiting({ [read]: neverResponds }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Haetaan')).toBeInTheDocument();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const LoadingFailed: Story = {
  beforeEach: () => visiting({ [read]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  },
};
