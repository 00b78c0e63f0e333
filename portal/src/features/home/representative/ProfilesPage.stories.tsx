import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, visit, writes } from '../../../shared/session/story-visit';
import { ProfilesPage } from './ProfilesPage';
import { overviewsReply, representedBy, storyOverviews, storyRepresentative } from './story-overviews';

const first = 'GET /profiles/overview?sort=task&direction=ascending&limit=25&offset=0&language=fi';
const select = 'POST /profiles/select';
const [current, ...others] = storyOverviews.map((profile, at) => ({
  ...profile,
  isCurrent: at === 0 ? (1 as const) : (0 as const),
}));

const Profiles = () => (
  <MemoryRouter>
    <ProfilesPage />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Profiles',
  component: Profiles,
  decorators: [withTexts],
  beforeEach: async () => {
    await invalidate('/');
    return visit(
      { [select]: neverResponds, [first]: () => overviewsReply(current ? [current, ...others] : []) },
      { profile: { ...storyProfile, hash: current?.hash ?? '' } },
      representedBy(storyOverviews),
    )();
  },
} satisfies Meta<typeof Profiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table of Home, with the current profile marked. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('nyt käytössä')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Björknäs, Hjördis' }));
    await expect(writes).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Lukuvalo' }));
    await waitFor(() => expect(writes).toEqual([select]));
  },
};

export const OnlyOne: Story = {
  beforeEach: visit({}, storyRepresentative, representedBy([])),
  play: async ({ canvas }) =>
    expect(canvas.getByText(/Sinulla on yksi profiili, Henrika Ulla Almnäs/)).toBeVisible(),
};

/** The specification's literal sentence. */
export const Empty: Story = {
  beforeEach: visit({}, {}, []),
  play: async ({ canvas }) => expect(canvas.getByText(/oikeutta/)).toBeVisible(),
};
