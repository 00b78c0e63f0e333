import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { neverResponds, visit, writes } from '../../shared/session/story-visit';
import { ProfilesPage } from './ProfilesPage';

const profile = (hash: string, profileName: string, roles: ProfileSummary['roles']): ProfileSummary => ({
  hash,
  profileName,
  listName: profileName,
  roles,
  isCurrent: hash === 'own' ? 1 : 0,
});
const own = profile('own', 'Inka Vuorela', ['representative']);
const profiles = [
  own,
  profile('estate', 'Vuorelan kuolinpesä', ['estate']),
  profile('oy', 'Kustannusosakeyhtiö Saaristomerenrantakallio', ['beneficiary']),
  profile('a', 'Åke Sjöholm', ['creator', 'tester']),
  profile('b', 'Aino Niemi', ['creator']),
  profile('c', 'Öljymäen kuolinpesä', ['unsettledEstate']),
  profile('d', 'Bo Åkesson', ['creator']),
];
const select = 'POST /profiles/select';

const meta = {
  title: 'Portal/Profiles',
  component: ProfilesPage,
  decorators: [withTexts],
  beforeEach: visit({ [select]: neverResponds }, {}, profiles),
} satisfies Meta<typeof ProfilesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By name, each with its role; the current one cannot be chosen again. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('nyt käytössä')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Valitse / })).toHaveLength(6);
    await userEvent.type(canvas.getByLabelText('Etsi nimellä'), 'kuolin');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Valitse / })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Valitse Vuorelan kuolinpesä' }));
    await expect(writes).toEqual([select]);
  },
};

export const OnlyOne: Story = {
  beforeEach: visit({}, {}, [own]),
  play: async ({ canvas }) =>
    expect(canvas.getByText(/Sinulla on yksi profiili, Inka Vuorela/)).toBeVisible(),
};

/** The specification's literal sentence. */
export const Empty: Story = {
  beforeEach: visit({}, {}, []),
  play: async ({ canvas }) => expect(canvas.getByText(/oikeutta/)).toBeVisible(),
};
