import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { storeEndedAccess } from '../../shared/session/ended-access';
import { neverResponds, visit, writes } from '../../shared/session/story-visit';
import { AccessEnded } from './AccessEnded';
import { Acting } from './Acting';

const profiles = [{ hash: 'own', profileName: 'Inka Vuorela' }] as ProfileSummary[];
const me = (change: Partial<Me> = {}): Me =>
  ({
    profiles,
    user: { hash: 'inka', username: 'inka', defaultProfileHash: 'own' },
    profile: { hash: 'estate', profileName: 'Vuorelan kuolinpesä' } as Profile,
    rights: [],
    ...change,
  }) as Me;
const select = 'POST /profiles/select';

const meta = {
  title: 'Portal/Acting for a customer',
  component: Acting,
  decorators: [withTexts],
  args: { member: { status: 'member', me: me() } },
  beforeEach: visit({ [select]: neverResponds }),
} satisfies Meta<typeof Acting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Representative: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Toimit: Vuorelan kuolinpesä')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Palaa omaan profiiliin' }));
    await expect(writes).toEqual([select]);
  },
};

const withEstate = (roles: ProfileSummary['roles']): ProfileSummary[] =>
  [
    { hash: 'own', listName: 'Vuorela, Inka', roles },
    { hash: 'estate', listName: 'Vuorelan kuolinpesä', roles: ['estate'] },
  ] as ProfileSummary[];

/** The Home of those who only act for others is the overview of profiles. */
export const BackToProfiles: Story = {
  args: { member: { status: 'member', me: me({ profiles: withEstate(['representative']) }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Takaisin profiileihin' }));
    await expect(writes).toEqual([select]);
  },
};

/** Without access to one's own profile there are still the others. */
export const WithoutOwnOfSeveral: Story = {
  args: {
    member: {
      status: 'member',
      me: me({
        profiles: withEstate(['representative'])
          .slice(1)
          .concat(withEstate(['estate']).slice(1)),
      }),
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Muut profiilit' })).toHaveAttribute('href', '/profiles'),
};

/** Staff see a warning icon too. */
export const Staff: Story = {
  args: { member: { status: 'member', me: me({ rights: ['actForCustomers'] }) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Palaa henkilökunnan profiiliin' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Asiakkaan sivu' })).toHaveAttribute(
      'href',
      '/staff/customers/estate',
    );
  },
};

/** Without access to one's own profile there is no link back to it. */
export const WithoutOwn: Story = {
  args: { member: { status: 'member', me: me({ profiles: [] }) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** Why the user is back at their own profile. */
export const Ended: Story = {
  render: () => <AccessEnded />,
  beforeEach: () => storeEndedAccess('Vuorelan kuolinpesä'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Oikeutesi asioida profiilissa Vuorelan kuolinpesä/)).toBeVisible();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
};

export const Narrow: Story = {
  ...Staff,
  args: {
    member: {
      status: 'member',
      me: me({
        rights: ['actForCustomers'],
        profile: { hash: 'estate', profileName: 'Kustannusosakeyhtiö Saaristomerenrantakallio' } as Profile,
      }),
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
