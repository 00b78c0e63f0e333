import type { ProfileAccess } from '@nimio/domain/access/access.types';
import type { Account, ProfileAccount } from '@nimio/domain/account/account.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { withTexts } from '../../../shared/intl/story-texts';
import { ChooseCustomer } from '../../../shared/session/choose-customer';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyProfile } from '../../../shared/session/story-people';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
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
const responses = (access: ProfileAccess[], of: Account = account) => ({
  ...accounts(access.length > 0 ? [{ ...of, access: 'own' }] : []),
  'GET /profiles/own/access': () => Response.json({ records: access, total: access.length }),
  'GET /profiles/own/audit-log': () => Response.json({ records: [], total: 0, next: null }),
  'GET /user/aino': () => record(of, { ETag: '"a"' }),
  'PUT /user/aino': () => record(of),
  'POST /user/password/aino': done,
  'DELETE /user/aino': done,
  'DELETE /user/locked/aino': done,
});
const rights: Me['rights'] = ['manageAccounts', 'manageAccess', 'readAuditLog'];
const user = {
  hash: 'saara',
  username: 'saara',
  email: null,
  defaultProfileHash: 'staff',
  disclaimerAccepted: '',
};
const asStaff = (of: Parameters<typeof visit>[0]) => visit(of, { rights, user, profile: storyProfile });

const chosen = fn();

const meta = {
  title: 'Portal/Customer of staff',
  component: CustomerPage,
  decorators: [withFreshCache, withTexts],
  beforeEach: asStaff(responses([own])),
} satisfies Meta<typeof CustomerPage>;

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
    await userEvent.type(canvas.getByLabelText('Sähköposti'), 'aino@example.org');
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

/** Another account is added to the only one, and then reads fail: typed values stay in both cases. */
export const ReadAgain: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    latest = [ownAccount];
    vainReads = 0;
    return asStaff({ ...responses([own]), ...readAccounts })();
  },
  decorators: [(Story) => <SWRConfig value={{ focusThrottleInterval: 0 }}>{Story()}</SWRConfig>],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByLabelText('Käyttäjätunnus')[0]).toHaveValue('aino.kuusivaara'));
    const [name] = canvas.getAllByLabelText('Käyttäjätunnus');
    await userEvent.type(name as HTMLElement, '.oma');
    latest = [ownAccount, { ...account, hash: 'inka', username: 'inka.vuorela', access: 'estate' }];
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByRole('button', { name: /^inka.vuorela/ })).toBeVisible();
    latest = undefined;
    window.dispatchEvent(new Event('focus'));
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

/** Before a customer has been chosen. */
export const NoCustomer: Story = {
  beforeEach: visit({}, { rights }),
  decorators: [(Story) => <ChooseCustomer value={chosen}>{Story()}</ChooseCustomer>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Valitse asiakas' }));
    await expect(chosen).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  beforeEach: asStaff({}),
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText(/Tietoja ei löydy/)).length).toBeGreaterThan(0),
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByLabelText('Käyttäjätunnus')[0]).toHaveValue('aino.kuusivaara'));
  },
};
