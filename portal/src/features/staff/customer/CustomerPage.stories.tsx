import type { ProfileAccess } from '@nimio/domain/access/access.types';
import type { Account, ProfileAccount } from '@nimio/domain/account/account.types';
import type { Customer } from '@nimio/domain/customer/customer.types';
import type { CustomerNote } from '@nimio/domain/customer-note/customer-note.types';
import type { EstatePlan, Heirs } from '@nimio/domain/estate/estate.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useSWRConfig } from 'swr';
import { withTexts } from '../../../shared/intl/story-texts';
import { recentCustomers } from '../../../shared/recent-customers/recent-customers';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { CustomerPage } from './CustomerPage';

const own: ProfileAccess = {
  userHash: 'aino',
  name: 'Aino Kuusivaara',
  username: 'aino.kuusivaara',
  kind: 'own',
  validFrom: '2026-01-01T10:00:00.000Z',
  validTo: null,
  isGivenBySociety: 0,
  isSelf: 0,
  canEnd: 1,
};
const account: Account = {
  hash: 'aino',
  username: 'aino.kuusivaara',
  email: 'aino@example.org',
  profileHash: 'own',
  profileName: 'Aino Kuusivaara',
  created: '2026-01-01T10:00:00.000Z',
  closed: null,
  isStaff: 0,
  hasSecondFactor: 0,
  lockedUntil: null,
};
const done = () => new Response(null, { status: 204 });
const ownAccount: ProfileAccount = { ...account, access: 'own' };
const accounts = (records: ProfileAccount[]) => ({
  'GET /profiles/own/logins': () => Response.json({ records, total: records.length }),
});
const customer: Customer = {
  profile: {
    ...storyProfile,
    extPartyCode: '100482',
    contracts: [
      {
        ...{ hash: 'paper', type: 'VALKIR', description: 'nimio', created: '2026-01-01T10:00:00.000Z' },
        ...{
          validFrom: '2026-01-01',
          validTo: null,
          compTypes: '*',
          exceptionComment: null,
          textVersion: null,
        },
      },
    ],
  },
  bornOn: '1968-03-14',
  identityNote: 'passi',
  taxResidence: 'FI',
  ...{ checkAgainst: null, estate: null, estateOf: null },
  diedOn: null,
  closedOn: null,
  closedReason: null,
  formerNames: [{ name: 'Inka Ahlfors', until: '2009-06-12' }],
  summary: { carriedOverInCents: 1250, failedPayments: 0, taxProposal: null, unreadMessages: 1 },
};
const note: CustomerNote = {
  ...{ hash: 'note', text: 'Soitti: lupasi uuden tilinumeron.', author: 'Saara Lehtoranta', changed: null },
  ...{ created: '2026-06-05T10:00:00.000Z', canChange: 1, canDelete: 0 },
};
const place = '/profiles/customer/own';
const list =
  (records: readonly unknown[], about: object = {}) =>
  () =>
    Response.json({ records, total: records.length, ...about });

const responses = (access: ProfileAccess[], of: Account = account, shown: Customer = customer) => ({
  ...accounts(access.length > 0 ? [{ ...of, access: 'own' }] : []),
  [`GET ${place}`]: () => record(shown, { ETag: '"c"' }),
  [`GET ${place}/notes?limit=10&offset=0`]: list([note]),
  'GET /profiles/author-books?profileHash=own': list([]),
  'GET /profiles/own/accountings': list([], { nextPaymentDate: null }),
  'GET /profiles/own/loan-data?newest=1': list([], { years: [] }),
  'GET /messages/own?limit=50&offset=0': () => Response.json({ messages: [], total: 0, unread: 0 }),
  'GET /profiles/own/access': () => Response.json({ records: access, total: access.length }),
  'GET /profiles/own/audit-log': () => Response.json({ records: [], total: 0, next: null }),
  'GET /user/aino': () => record(of, { ETag: '"a"' }),
  'PUT /user/aino': () => record(of),
  'POST /user/password/aino': done,
  'DELETE /user/aino': done,
  'DELETE /user/locked/aino': done,
});
const rights: Me['rights'] = [
  ...(['manageCustomers', 'manageContracts', 'actForCustomers'] as const),
  ...(['manageAccounts', 'manageAccess', 'readAuditLog'] as const),
];
const user = {
  hash: 'saara',
  username: 'saara',
  email: null,
  defaultProfileHash: 'staff',
  hasIdentityCode: 1 as const,
  disclaimerAccepted: '',
};
const asStaff = (of: Parameters<typeof visit>[0]) =>
  visit(of, { rights, user, profile: { ...storyProfile, hash: 'staff' } });

function Pages() {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/staff/customers/:profileHash', Component: CustomerPage }], {
      initialEntries: ['/staff/customers/own'],
    }),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Customer of staff',
  component: Pages,
  decorators: [withFreshCache, withTexts],
  beforeEach: asStaff(responses([own])),
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An account with its actions; closing it needs a confirmation. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByLabelText('Käyttäjätunnus')[0]).toHaveValue('aino.kuusivaara'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä salasanalinkki: aino.kuusivaara' }));
    await waitFor(() => expect(writes).toEqual(['POST /user/password/aino']));
    await userEvent.click(canvas.getByRole('button', { name: 'Sulje käyttäjätili: aino.kuusivaara' }));
    const dialogTitle = { name: 'Suljetaanko käyttäjätili aino.kuusivaara?' };
    await expect(await screen.findByRole('alertdialog', dialogTitle)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(writes).toHaveLength(1);
  },
};

/** The home page of staff then lists the customer. */
export const Remembered: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
  play: () =>
    waitFor(() =>
      expect(recentCustomers('staff')).toEqual([
        { hash: 'own', name: 'Vuorela, Inka', number: customer.profile.extPartyCode },
      ]),
    ),
};

/** Without an account the customer is invited. */
export const Empty: Story = {
  beforeEach: asStaff({
    ...responses([]),
    'POST /auth/user': () => refusal(409, 'usernameOrEmailExists', { field: 'username' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Lähetä kutsu' });
    const [name] = canvas.getAllByLabelText('Käyttäjätunnus');
    await userEvent.type(name as HTMLElement, 'aino');
    // The address of the contact details is suggested.
    const address = canvas.getByLabelText('Sähköposti');
    await expect(address).toHaveValue(customer.profile.email);
    await userEvent.clear(address);
    await userEvent.type(address, 'aino@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä kutsu' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/on jo käytössä/));
    await expect(name).toHaveValue('aino');
  },
};

/** Invalid names have errors at their fields. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const give = await canvas.findByRole('button', { name: 'Anna valtuus' });
    await userEvent.type(canvas.getByLabelText('Viimeinen päivä'), '31.2.2030');
    await userEvent.click(give);
    await waitFor(() =>
      expect(canvas.getByLabelText('Viimeinen päivä')).toHaveAccessibleDescription(
        /päivä, joka on vielä edessä/,
      ),
    );
    await expect(canvas.getByLabelText('Viimeinen päivä')).toHaveValue('31.2.2030');
  },
};

/** Of an estate: the accounts of its representatives, one of them without access any more. */
export const Several: Story = {
  beforeEach: asStaff({
    ...responses([own]),
    ...accounts([
      {
        ...account,
        hash: 'inka',
        username: 'inka.vuorela',
        profileHash: 'inkas',
        profileName: 'Inka Vuorela',
        access: 'estate',
      },
      { ...ownAccount, access: null },
    ]),
    'GET /user/inka': () =>
      record({ ...account, hash: 'inka', username: 'inka.vuorela', profileHash: 'inkas' }, { ETag: '"i"' }),
    'POST /profiles/own/access/aino': () => record(own),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^inka.vuorela/ }));
    await expect(await canvas.findByText('Kenen tili')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^aino.kuusivaara/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Palauta käyttöoikeus' }));
    await waitFor(() => expect(writes).toEqual(['POST /profiles/own/access/aino']));
  },
};

/** The current accounts; undefined if they cannot be read. */
let latest: ProfileAccount[] | undefined;
let vainReads = 0;
const readAccounts = {
  'GET /profiles/own/logins': () => {
    if (latest) return Response.json({ records: latest, total: latest.length });
    vainReads += 1;
    return refusal(503, 'serviceUnavailable');
  },
};

let readAgain: () => Promise<unknown>;
const WithReadAgain: Decorator = (Story) => {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    readAgain = () => mutate(() => true);
  }, [mutate]);
  return <Story />;
};

/** Another account is added to the only one, and then reads fail: typed values stay in both cases. */
export const ReadAgain: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    latest = [ownAccount];
    vainReads = 0;
    return asStaff({ ...responses([own]), ...readAccounts })();
  },
  decorators: [WithReadAgain],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByLabelText('Käyttäjätunnus')[0]).toHaveValue('aino.kuusivaara'));
    const [name] = canvas.getAllByLabelText('Käyttäjätunnus');
    await userEvent.type(name as HTMLElement, '.oma');
    latest = [ownAccount, { ...account, hash: 'inka', username: 'inka.vuorela', access: 'estate' }];
    void readAgain();
    await expect(await canvas.findByRole('button', { name: /^inka.vuorela/ })).toBeVisible();
    latest = undefined;
    void readAgain();
    await waitFor(() => expect(vainReads).toBeGreaterThan(0));
    await new Promise(requestAnimationFrame);
    await expect(canvas.getAllByLabelText('Käyttäjätunnus')[0]).toBe(name);
    await expect(name).toHaveValue('aino.kuusivaara.oma');
  },
};

/** A closed account has nothing to change; the customer can be invited again. */
export const Closed: Story = {
  beforeEach: asStaff({
    ...responses([own], { ...account, closed: '2026-11-20T10:00:00.000Z' }),
    ...accounts([{ ...ownAccount, closed: '2026-11-20T10:00:00.000Z', access: null }]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suljettu 20.11.2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lähetä kutsu' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sulje käyttäjätili: aino.kuusivaara' })).toBeNull();
  },
};

/** It was renamed by another user: both names are shown, and one is chosen. */
export const Conflict: Story = {
  beforeEach: () => {
    const newer = { ...account, username: 'aino.k' };
    let stored: [Account, string] = [account, '"a"'];
    return asStaff({
      ...responses([own]),
      'GET /user/aino': () => record(stored[0], { ETag: stored[1] }),
      'PUT /user/aino': (body) => {
        if (stored[1] === '"b"') {
          stored = [{ ...newer, ...(body as object) }, '"c"'];
          return record(stored[0], { ETag: stored[1] });
        }
        stored = [newer, '"b"'];
        return refusal(412, 'stale');
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByLabelText('Käyttäjätunnus')[0]).toHaveValue('aino.kuusivaara'));
    const [name] = canvas.getAllByLabelText('Käyttäjätunnus');
    await userEvent.clear(name as HTMLElement);
    await userEvent.type(name as HTMLElement, 'aino.oma');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await expect(await canvas.findByText(/Tallessa nyt: aino\.k$/)).toBeVisible();
    await expect(writes).toEqual(['PUT /user/aino']);
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna oma muutokseni' }));
    await waitFor(() => expect(writes).toEqual(['PUT /user/aino', 'PUT /user/aino']));
    await expect(name).toHaveValue('aino.oma');
  },
};

export const Locked: Story = {
  beforeEach: asStaff(responses([own], { ...account, lockedUntil: '2026-11-20T10:15:00.000Z' })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Lukittu 20.11.2026 12.15 asti')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Avaa lukitus' }));
    await waitFor(() => expect(writes).toEqual(['DELETE /user/locked/aino']));
  },
};

/** The record: who it is, with the former name; a change of the name needs a reason. */
export const Renamed: Story = {
  beforeEach: asStaff({
    ...responses([own]),
    [`PUT ${place}`]: () => record({ ...customer, bornOn: '1968-03-15' }, { ETag: '"d"' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Entinen nimi Inka Ahlfors, 12.6.2009 asti')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa perustietoja' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Muokkaa perustietoja' }));
    await userEvent.clear(dialog.getByLabelText(/^Syntymäaika/));
    await userEvent.type(dialog.getByLabelText(/^Syntymäaika/), '15.3.1968');
    await userEvent.click(dialog.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(writes).toEqual([`PUT ${place}`]);
    await expect(canvas.getByText('15.3.1968')).toBeVisible();
  },
};

/** A refused change keeps what was typed. */
export const RenamedWithoutReason: Story = {
  beforeEach: asStaff({
    ...responses([own]),
    [`PUT ${place}`]: () =>
      refusal(422, 'validationError', { fields: [{ path: 'reason', code: 'required' }] }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Muokkaa perustietoja' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Muokkaa perustietoja' }));
    const name = dialog.getByLabelText(/^Sukunimi/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Sandbacka');
    await userEvent.click(dialog.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Muutoksen syy/)).toHaveAccessibleDescription(/Kirjoita syy/),
    );
    await expect(name).toHaveValue('Sandbacka');
  },
};

/** Closing says what ends, and needs a reason. */
export const Closing: Story = {
  beforeEach: asStaff({ ...responses([own]), [`POST ${place}/close`]: () => record(customer) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Päätä asiakkuus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Päätä asiakkuus' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Päätä asiakkuus' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Syy/)).toHaveAccessibleDescription(/Kirjoita syy/));
    await expect(writes).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Syy/), 'Oma pyyntö');
    await userEvent.click(dialog.getByRole('button', { name: 'Päätä asiakkuus' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(writes).toEqual([`POST ${place}/close`]);
  },
};

/** A closed customer, and one whose death was recorded. */
export const Ended: Story = {
  beforeEach: asStaff(
    responses([own], account, {
      ...customer,
      ...{ diedOn: '2026-10-01', closedOn: '2027-05-03', closedReason: 'Kuolinpesä lakkasi' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Päättynyt 3.5.2027')).toBeVisible();
    await expect(canvas.getByText('Kuollut 1.10.2026')).toBeVisible();
    await expect(canvas.getByText(/^Uutta käyttäjätiliä tai valtuutta ei voi antaa/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Anna valtuus' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Avaa asiakkuus uudelleen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kirjaa paperisopimus' })).toBeNull();
  },
};

/** A paper contract without loans, entered with its exceptions. */
export const PaperContract: Story = {
  beforeEach: asStaff({ ...responses([own]), [`POST ${place}/contracts`]: () => record(storyProfile) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirjaa paperisopimus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kirjaa paperisopimus' }));
    await userEvent.type(dialog.getByLabelText(/^Ensimmäinen päivä/), '31.2.2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirjaa paperisopimus' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Ensimmäinen päivä/)).toHaveAccessibleDescription(/muodossa 1.3.2026/),
    );
    await userEvent.clear(dialog.getByLabelText(/^Ensimmäinen päivä/));
    await userEvent.type(dialog.getByLabelText(/^Ensimmäinen päivä/), '1.2.2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirjaa paperisopimus' }));
    await waitFor(() => expect(writes).toEqual([`POST ${place}/contracts`]));
  },
};

/** A colleague's note cannot be changed; a new one is added above. */
export const Notes: Story = {
  beforeEach: asStaff({
    ...responses([own]),
    [`GET ${place}/notes?limit=10&offset=0`]: list([
      { ...note, hash: 'other', text: 'Nimi vaihtui.', author: 'Petri Hallavaara', canChange: 0 },
      note,
    ]),
    [`POST ${place}/notes`]: () => record(note),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Petri Hallavaara, 5.6.2026')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Muuta: muistiinpano/ })).toHaveLength(1);
    await userEvent.type(canvas.getByLabelText('Uusi muistiinpano'), 'Lupasi palata.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää muistiinpano' }));
    await waitFor(() => expect(writes).toEqual([`POST ${place}/notes`]));
    await waitFor(() => expect(canvas.getByLabelText('Uusi muistiinpano')).toHaveValue(''));
  },
};

let stored: CustomerNote[] = [];

/** The note is in the list, so that it is not written again. */
export const NoteWithLostResponse: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    stored = [];
    return asStaff({
      ...responses([own]),
      [`GET ${place}/notes?limit=10&offset=0`]: () => list(stored)(),
      [`POST ${place}/notes`]: () => {
        stored = [note];
        return Promise.reject(new TypeError('offline'));
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Uusi muistiinpano'), note.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Lisää muistiinpano' }));
    await expect(await canvas.findByRole('button', { name: /^Muuta: muistiinpano/ })).toBeVisible();
    await expect(canvas.getByLabelText('Uusi muistiinpano')).toHaveValue(note.text);
  },
};

/** While a note is changed the focus is in it, and afterwards back on its button; the browser stores nothing of it. */
export const ChangedNote: Story = {
  tags: ['test-only'],
  beforeEach: asStaff({
    ...responses([own]),
    [`GET ${place}/notes/note`]: () => record(note, { ETag: '"n"' }),
    [`PUT ${place}/notes/note`]: () => record(note, { ETag: '"o"' }),
  }),
  play: async ({ canvas, userEvent }) => {
    const change = { name: /^Muuta: muistiinpano/ };
    await userEvent.click(await canvas.findByRole('button', change));
    await waitFor(() => expect(document.activeElement).toHaveValue(note.text));
    await userEvent.keyboard(' Soitetaan maanantaina.');
    await expect(JSON.stringify(sessionStorage)).not.toContain('maanantaina');
    const form = document.activeElement?.closest('form') as HTMLElement;
    await userEvent.click(within(form).getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(writes).toEqual([`PUT ${place}/notes/note`]));
    await waitFor(() => expect(canvas.getByRole('button', change)).toHaveFocus());
  },
};

let decided: unknown;
let next: Customer['checkAgainst'];
const toCheck = {
  beforeEach: async () => {
    decided = undefined;
    next = null;
    localStorage.clear();
    const checkAgainst = { hash: 'known', profileName: 'Inka Ahlfors', extPartyCode: '100482' };
    const leave = await asStaff({
      ...responses([own]),
      [`GET ${place}`]: () =>
        record({ ...customer, checkAgainst: decided ? next : checkAgainst }, { ETag: '"c"' }),
      [`POST ${place}/identity-check`]: (body) => {
        decided = body;
        return record({ ...customer, checkAgainst: next });
      },
    })();
    return () => {
      leave();
      localStorage.clear();
    };
  },
};

/** A registration may be of a known customer: staff decide, after a confirmation. */
export const IsAnother: Story = {
  ...toCheck,
  play: async ({ canvas, userEvent }) => {
    const other = { name: 'Eri henkilö' };
    await userEvent.click(await canvas.findByRole('button', other));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Peruuta' }));
    await expect(writes).toEqual([]);
    await userEvent.click(canvas.getByRole('button', other));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', other));
    await waitFor(() => expect(decided).toEqual({ isSame: 0, against: 'known' }));
  },
};

/** The register may have another customer with the name and birth. */
export const IsAnotherOfTwo: Story = {
  ...toCheck,
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const other = { name: 'Eri henkilö' };
    await expect(await canvas.findByRole('link', { name: 'Inka Ahlfors, 100482' })).toBeVisible();
    next = { hash: 'second', profileName: 'Inka Ahlfors', extPartyCode: '100733' };
    await userEvent.click(canvas.getByRole('button', other));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', other));
    await expect(await screen.findByText(/: tarkista hänetkin\.$/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Inka Ahlfors, 100733' })).toBeVisible();
  },
};

/** The customer who was connected is gone, also from the list of recent ones. */
export const IsTheSame: Story = {
  ...toCheck,
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(recentCustomers('staff')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sama henkilö' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sama henkilö' }));
    await waitFor(() => expect(decided).toEqual({ isSame: 1, against: 'known' }));
    await waitFor(() => expect(recentCustomers('staff')).toEqual([]));
  },
};

const plan: EstatePlan = {
  ...{ authorNames: 2, works: 14, deals: 11, suggestions: 1, contracts: 1 },
  ...{ reservedInCents: 48_050, unpaidInCents: 1250 },
};
const deceased: Customer = { ...customer, diedOn: '2026-10-01' };
const asDeceased = (create: () => Response | Promise<Response>) =>
  asStaff({
    ...responses([], account, deceased),
    [`GET ${place}/estate`]: () => record(plan),
    [`POST ${place}/estate`]: create,
  });

/** After a death the estate is created, once staff have seen what moves. */
export const Deceased: Story = {
  beforeEach: asDeceased(() => refusal(423, 'lockedError')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perusta kuolinpesä' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Perusta kuolinpesä' }));
    await expect((await dialog.findAllByText(/^480,50/))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Perusta kuolinpesä' }));
    await expect((await dialog.findAllByText('Valitse, onko pesä jaettu.'))[0]).toBeVisible();
    await expect(writes).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'jakamaton kuolinpesä' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Perusta kuolinpesä' }));
    await waitFor(() => expect(writes).toEqual([`POST ${place}/estate`]));
    await expect(await dialog.findByText(/Tilitystä lasketaan parhaillaan/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'jakamaton kuolinpesä' })).toBeChecked();
  },
};

let hasEstate = false;

/** The page shows the estate although the response was lost. */
export const EstateWithLostResponse: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    hasEstate = false;
    const estate = { hash: 'estate', profileName: 'Vuorela, Inka', extPartyCode: '100733' };
    return asStaff({
      ...responses([]),
      [`GET ${place}`]: () =>
        record({ ...deceased, ...(hasEstate && { estate, closedOn: '2026-11-28' }) }, { ETag: '"c"' }),
      [`GET ${place}/estate`]: () => record(plan),
      [`POST ${place}/estate`]: () => {
        hasEstate = true;
        return Promise.reject(new TypeError('offline'));
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perusta kuolinpesä' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'kuolinpesä' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Perusta kuolinpesä' }));
    await expect(await dialog.findByText(/Yhteys palvelimeen katkesi/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('link', { name: 'Vuorela, Inka, 100733' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Perusta kuolinpesä' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Avaa asiakkuus uudelleen' })).toBeNull();
  },
};

const estate: Customer = {
  ...customer,
  profile: {
    ...customer.profile,
    ...{ profileName: 'Vuorela, Inka', person: null, extPartyCode: '100733' },
    organisation: { name1: 'Vuorela, Inka', name2: 'kuolinpesä', registerNumber: null },
    roles: [{ code: 'unsettledEstate', term: 'jakamaton kuolinpesä' }],
  },
  ...{ bornOn: null, identityNote: null, formerNames: [] },
  estateOf: { hash: 'author', profileName: 'Inka Vuorela', extPartyCode: '100482' },
};
const heir: Heirs['heirs'][number] = {
  ...{ name: 'Aino Kuusivaara', profileHash: 'aino', extPartyCode: '100482', part: '1/2' },
  ...{ isContact: 1, note: 'Hoitaa pesän asioita.', hasAccess: 1 },
};
const asEstate = (heirs: Heirs['heirs'], save: (body: unknown) => Response = () => record({ heirs })) =>
  asStaff({
    ...responses([own], account, estate),
    [`GET ${place}/heirs`]: () => record({ heirs }, { ETag: '"h"' }),
    [`PUT ${place}/heirs`]: save,
    [`PUT ${place}/estate`]: () => record(estate),
  });
let savedHeirs: unknown;

/** The heirs of an estate are edited as one list; their parts cannot exceed the whole. */
export const Estate: Story = {
  beforeEach: asEstate(
    [
      heir,
      { ...heir, name: 'Eino Vuorela', profileHash: null, extPartyCode: '', isContact: 0, hasAccess: 0 },
    ],
    (body) => {
      savedHeirs = body;
      return record({ heirs: [heir] }, { ETag: '"i"' });
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Osuudet ovat yhteensä 1.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Inka Vuorela, 100482' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Muokkaa osakkaita' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Muokkaa osakkaita' }));
    const [, part] = dialog.getAllByLabelText(/^Osuus pesästä/);
    await userEvent.clear(part as HTMLElement);
    await userEvent.type(part as HTMLElement, '2 / 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(part).toHaveAccessibleDescription(/yhteensä enemmän kuin koko pesä/));
    await userEvent.click(dialog.getByRole('button', { name: 'Poista: osakas 2' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Lisää osakas' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { profileHash: _hash, hasAccess: _access, ...body } = heir;
    await expect(savedHeirs).toEqual({ heirs: [body] });
  },
};

/** No heirs are known yet. The estate was imported, so it can be linked to its author. */
export const EstateWithoutHeirs: Story = {
  beforeEach: asStaff({
    ...responses([], account, { ...estate, estateOf: null }),
    [`GET ${place}/heirs`]: () => record({ heirs: [] }, { ETag: '"h"' }),
    'GET /profiles/customer-data?search=1004820&status=deceased&offset=0': list([]),
    'GET /profiles/customer-data?search=100482&status=deceased&offset=0': list([
      {
        ...{ hash: 'author', profileName: 'Inka Vuorela', firstName: 'Inka', lastName: 'Vuorela', roles: [] },
        ...{
          extPartyCode: '100482',
          postCenter: null,
          birthYear: 1968,
          closedOn: null,
          diedOn: '2026-10-01',
        },
      },
    ]),
    'GET /profiles/customer/author/estate': () => record(plan),
    [`PUT ${place}/estate/author`]: () => record(estate),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Osakkaita ei ole kirjattu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Liitä tekijään' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Liitä tekijään' }));
    const number = dialog.getByLabelText(/^Tekijän asiakasnumero/);
    await userEvent.type(number, '1004820');
    await userEvent.click(dialog.getByRole('button', { name: 'Hae tekijä' }));
    await expect(await dialog.findByText(/^Tällä numerolla ei ole kuollutta asiakasta/)).toBeVisible();
    await expect(number).toHaveValue('1004820');
    await userEvent.type(number, '{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Hae tekijä' }));
    await expect(await dialog.findByText(/^Inka Vuorela, 100482, kuollut 1\.10\.2026/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Liitä tekijään' }));
    await waitFor(() => expect(writes).toEqual([`PUT ${place}/estate/author`]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another member of staff has changed the list as well: both lists are shown, and one is chosen. */
export const EstateConflict: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    let isNew = false;
    return asStaff({
      ...responses([own], account, estate),
      [`GET ${place}/heirs`]: () =>
        record({ heirs: isNew ? [{ ...heir, part: '1/4' }] : [heir] }, { ETag: isNew ? '"i"' : '"h"' }),
      [`PUT ${place}/heirs`]: () => {
        isNew = true;
        return refusal(412, 'stale');
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Muokkaa osakkaita' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Nimi/), ' o.s. Aalto');
    await userEvent.click(dialog.getByRole('button', { name: 'Tallenna' }));
    await expect(
      await dialog.findByText(/Tallessa nyt: Aino Kuusivaara, 100482, 1\/4, Yhteyshenkilö/),
    ).toBeVisible();
    await expect(
      dialog.getByText(/Oma muutoksesi: Aino Kuusivaara o\.s\. Aalto, 100482, 1\/2/),
    ).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: asStaff({ [`GET ${place}`]: neverResponds }) };

export const Failed: Story = {
  beforeEach: asStaff({ [`GET ${place}`]: () => Promise.reject(new TypeError('offline')) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/Yhteys palvelimeen katkesi/)).toBeVisible(),
};
