import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { withFreshCache } from '../../shared/session/story-cache';
import { storyProfile } from '../../shared/session/story-people';
import { neverResponds, record, refusal, visit } from '../../shared/session/story-visit';
import { usualTaxation } from '../../shared/tax-data/story-taxation';
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
  ({ hash, profileName, listName: profileName, roles: ['creator'], isCurrent }) as ProfileSummary;
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
    hasIdentityCode: 1,
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

/** A theme is chosen for this browser, until the device's is chosen again. */
export const Themes: Story = {
  play: async (context) => {
    const choose = async (name: string) =>
      context.userEvent.click((await openProfileMenu(context)).getByRole('menuitem', { name }));
    await choose('Tumma ulkoasu');
    const page = document.documentElement;
    await expect(page).toHaveAttribute('data-theme', 'dark');
    await expect(document.cookie).toContain('theme=dark');
    await choose('Ulkoasu laitteen mukaan');
    await expect(page).not.toHaveAttribute('data-theme');
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

/** Staff on their own profile, with four queues, of which two are on one page. */
const visitAtWork = visit(
  {
    'GET /worklist': () =>
      Response.json({
        records: [
          { kind: 'taxProposals', total: 5, oldest: '2026-11-12', due: null },
          { kind: 'identityChecks', total: 2, oldest: '2026-11-20', due: null },
          { kind: 'withoutEstate', total: 3, oldest: '2026-10-01', due: null },
          { kind: 'lockedLogins', total: 1, oldest: '2026-11-24', due: null },
        ],
        total: 4,
      }),
    'GET /messages/own?limit=12': () => Response.json({ messages: [], total: 30, unread: 12 }),
  },
  {
    profile: { ...storyProfile, profileName: 'Saara Salo' },
    rights: [
      ...['searchCustomers', 'actForCustomers', 'handleTaxation', 'managePayments', 'manageWorks'],
      ...['manageAccounts', 'manageAuthorNames', 'manageLibraryClasses'],
    ] as Me['rights'],
  },
  [summary('own', 'Saara Salo', 1)],
);

/** The pages of staff with the number of their tasks, more of them in a menu, and a search. */
export const AtWork: Story = {
  beforeEach: visitAtWork,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const nav = within(await canvas.findByRole('navigation', { name: 'Päävalikko' }));
    await expect(await nav.findByRole('link', { name: /^Asiakkaat\s*5 tekemätöntä asiaa$/ })).toBeVisible();
    await expect(document.title).toMatch(/^\(12\) /);
    await expect(await nav.findByRole('link', { name: /^Verotus\s*5 tekemätöntä asiaa$/ })).toBeVisible();
    await expect(await nav.findByRole('link', { name: /^Viestit\s*12 lukematonta viestiä$/ })).toBeVisible();
    await expect(nav.getAllByRole('link').map(({ textContent }) => textContent?.split(/\d/)[0])).toEqual([
      ...['Työlista', 'Asiakkaat', 'Tilitykset', 'Laskut', 'Verotus', 'Viestit', 'Ehdotukset'],
    ]);
    await expect(nav.getByRole('link', { name: 'Työlista' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('combobox', { name: 'Hae' })).toBeVisible();
    const profile = await openProfileMenu(context);
    await expect(profile.getByRole('menuitem', { name: 'Vaihda asiakasta' })).toBeVisible();
    await expect(profile.queryByRole('menuitem', { name: 'Lukitut kirjautumiset' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Lisää sivuja\s*1 tekemätön asia$/ }));
    const more = within(await screen.findByRole('menu', { name: /Lisää sivuja/ }));
    await expect(more.getByRole('menuitem', { name: /^Lukitut kirjautumiset\s*1/ })).toHaveAttribute(
      'href',
      '/staff/logins',
    );
    await expect(more.getByRole('menuitem', { name: 'Henkilökunnan käyttöoikeudet' })).toBeVisible();
  },
};

/** While the numbers are not known, no one waits for them; staff without a right do not see its page. */
export const AtWorkWithFewRights: Story = {
  beforeEach: visit(
    { 'GET /worklist': neverResponds, 'GET /messages/own?limit=12': neverResponds },
    { profile: storyProfile, rights: ['searchCustomers', 'actForCustomers', 'handleTaxation'] },
    [own],
  ),
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Päävalikko' }));
    await expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Työlista', 'Asiakkaat', 'Verotus', 'Viestit'],
    ]);
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

/** The badge has the tasks that only the server counts, too. */
export const PhoneBadge: Story = {
  beforeEach: visit(
    {
      'GET /profiles/tasks/own': () =>
        record({ failedPayments: 1, changeSuggestions: 2, bookSuggestions: 0 }),
    },
    { profile: twoOpen },
    [own],
  ),
  globals: narrow,
  play: async ({ canvas }) =>
    expect(
      // The contract, the failed payment's account, and the suggestions.
      await canvas.findByRole('button', { name: /^Valikko\s*3 asiaa vaatii huomiotasi$/ }),
    ).toBeVisible(),
};

/** Representatives see how many of their profiles have tasks. */
export const PhoneOfRepresentative: Story = {
  beforeEach: visit(
    {
      'GET /profiles/overview?sort=task&direction=ascending&limit=25&offset=0&language=fi': () =>
        Response.json({
          ...{ records: [], total: 0, profiles: 5, withTasks: 2 },
          ...{ payDate: null, payDateNetInCents: 0 },
        }),
    },
    { profile: { ...storyProfile, roles: [{ code: 'representative', term: 'edustaja' }] } },
    [{ ...own, roles: ['representative'] }, ...six.slice(1)],
  ),
  globals: narrow,
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('button', { name: /^Valikko\s*2 asiaa vaatii huomiotasi$/ }),
    ).toBeVisible(),
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

export const PhoneAtWork: Story = {
  beforeEach: visitAtWork,
  globals: narrow,
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: /^Valikko\s*23 asiaa vaatii huomiotasi$/ }),
    ).toBeVisible();
    await expect(await context.canvas.findByRole('combobox', { name: 'Hae' })).toBeVisible();
    const menu = await openPhoneMenu(context);
    await expect(menu.getByRole('link', { name: /^Verotus\s*5/ })).toHaveAttribute('href', '/staff/taxation');
    await expect(menu.getByRole('link', { name: /^Lukitut kirjautumiset\s*1/ })).toBeVisible();
    await expect(menu.getByText('Vaihda asiakasta')).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'Teosluettelo' })).toBeNull();
  },
};
