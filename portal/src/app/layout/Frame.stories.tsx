import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { usualTaxation } from '../../features/settings/taxation/story-taxation';
import { withTexts } from '../../shared/intl/story-texts';
import { withFreshCache } from '../../shared/session/story-cache';
import { storyProfile } from '../../shared/session/story-people';
import { refusal, visit } from '../../shared/session/story-visit';
import { Frame } from './Frame';

const Page = () => <main id="main">Sivu</main>;

/** The frame around a page with a router, which asks before leaving. */
function FramedPage() {
  const [router] = useState(() =>
    createMemoryRouter([{ Component: Frame, children: [{ path: '*', Component: Page }] }]),
  );
  return <RouterProvider router={router} />;
}

const summary = (hash: string, profileName: string, isCurrent: 0 | 1 = 0) =>
  ({ hash, profileName, isCurrent }) as ProfileSummary;
const own = summary('own', 'Inka Vuorela', 1);
const six = [
  own,
  summary('aho', 'Ahon perikunta'),
  summary('kivi', 'Kiven perikunta'),
  summary('lehto', 'Lehdon perikunta'),
  summary('niemi', 'Niemen perikunta'),
  summary('oja', 'Ojan perikunta'),
];
/** The contract and the bank account are missing. */
const twoOpen: Profile = { ...storyProfile, taxation: usualTaxation, worksCount: 5 };
const visitWith = (me: Partial<Me> = {}, profiles = [own]) =>
  visit({}, { profile: twoOpen, ...me }, profiles);

/** A member of staff, acting for a customer. */
const acting: Partial<Me> = {
  user: {
    hash: 'saara',
    username: 'saara',
    email: null,
    defaultProfileHash: 'saaras',
    disclaimerAccepted: '2026-01-01',
  },
  rights: ['searchCustomers', 'actForCustomers', 'handleTaxation', 'manageAccounts'],
};
const visitAsStaff = visitWith(acting, [summary('saaras', 'Saara Salo')]);
const ofStaff = [
  'Vaihda asiakasta',
  'Palaa henkilökunnan profiiliin',
  'Verotietojen käsittely',
  'Lukitut kirjautumiset',
  'Henkilökunnan käyttöoikeudet',
];

const meta = {
  title: 'Portal/Frame',
  component: FramedPage,
  parameters: { layout: 'fullscreen' },
  decorators: [withFreshCache, withTexts],
  beforeEach: visitWith(),
} satisfies Meta<typeof FramedPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function openProfileMenu({ canvas, userEvent }: User) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Profiili:/ }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
}

/** Neither staff's items nor a band are shown. */
export const Creator: Story = {
  play: async (context) => {
    await expect(context.canvas.queryByText(/^Toimit:/)).toBeNull();
    const menu = await openProfileMenu(context);
    await expect(menu.getByRole('menuitem', { name: 'Omat tiedot' })).toBeVisible();
    for (const name of ofStaff) await expect(menu.queryByRole('menuitem', { name })).toBeNull();
  },
};

/** The user remains logged in, and sees why. */
export const LogOutFails: Story = {
  beforeEach: visit({ 'POST /auth/logout': () => refusal(503, 'serviceUnavailable') }, { profile: twoOpen }, [
    own,
  ]),
  play: async (context) => {
    const menu = await openProfileMenu(context);
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Kirjaudu ulos' }));
    await expect(
      await screen.findByText(
        /^Uloskirjautumista ei voitu varmistaa, ja istuntosi voi olla yhä auki\. Palvelu/,
      ),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /^Profiili:/ })).toBeVisible();
  },
};

/** The represented customer is shown above every page, and the menu has the items that staff have rights to. */
export const Staff: Story = {
  beforeEach: visitAsStaff,
  play: async (context) => {
    await expect(context.canvas.getByText('Toimit: Inka Vuorela')).toBeVisible();
    const menu = await openProfileMenu(context);
    for (const name of ofStaff) await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: 'Tekijät' })).toBeNull();
  },
};

/** With more than five the rest are on a separate page. */
export const SixProfiles: Story = {
  beforeEach: visitWith({}, six),
  play: async (context) => {
    const menu = await openProfileMenu(context);
    await expect(menu.getAllByRole('menuitem', { name: /perikunta|Inka Vuorela/ })).toHaveLength(5);
    await expect(menu.getByRole('menuitem', { name: 'Kaikki profiilit' })).toHaveAttribute(
      'href',
      '/profiles',
    );
  },
};

async function openPhoneMenu({ canvas, userEvent }: User) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Valikko/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Valikko' });
  await waitFor(() => expect(drawer).toBeVisible());
  return within(drawer);
}
const narrow = { viewport: { value: 'narrow' } };

/** The menu's button shows how many items need attention, and gets the focus back when the menu is closed. */
export const PhoneOfCreator: Story = {
  globals: narrow,
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: /^Valikko\s*2 asiaa vaatii huomiotasi$/ }),
    ).toBeVisible();
    const menu = await openPhoneMenu(context);
    await expect(menu.getByRole('link', { name: 'Omat tiedot' })).toBeVisible();
    for (const name of ofStaff) await expect(menu.queryByText(name)).toBeNull();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /^Valikko/ })).toHaveFocus());
  },
};

export const PhoneOfStaff: Story = {
  beforeEach: visitAsStaff,
  globals: narrow,
  play: async (context) => {
    await expect(context.canvas.getByText('Toimit: Inka Vuorela')).toBeVisible();
    const menu = await openPhoneMenu(context);
    for (const name of ofStaff) await expect(menu.getByText(name)).toBeVisible();
  },
};

export const PhoneOfSixProfiles: Story = {
  beforeEach: visitWith({}, six),
  globals: narrow,
  play: async (context) => {
    const menu = await openPhoneMenu(context);
    await expect(menu.getAllByRole('button', { name: /perikunta|Inka Vuorela/ })).toHaveLength(5);
    await expect(menu.getByRole('link', { name: 'Kaikki profiilit' })).toHaveAttribute('href', '/profiles');
  },
};
