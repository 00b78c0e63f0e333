import type { Browser } from '../browser.js';
import { newIsbn } from '../new-values.js';
import { type Author, newAuthor, newCustomer, represent } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import type { Examples } from './example.js';

/** The author is a member of staff whose session no second factor has raised yet. */
export async function asStaff({ browser, profileHash }: Author): Promise<Browser> {
  const { knex } = (await server()).system.db;
  const profile = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const role = { profile_id: profile.id, role: 'admin' };
  await knex('profile_roles').insert(role).onConflict(['profile_id', 'role']).ignore();
  return browser;
}

/** Another person's login. */
export const otherUser = async () => ({ userHash: (await newAuthor()).me.user.hash });

/** Requests for the calls of accounts, access grants and the audit log. */
export const accountCalls: Examples = {
  createAccount: async () => {
    const username = `invited${newIsbn()}`;
    return { body: { profileHash: await newCustomer(), username, email: `${username}@example.org` } };
  },
  getAccount: async () => ({ params: await otherUser() }),
  updateAccount: async () => ({
    params: await otherUser(),
    body: { username: `renamed${newIsbn()}`, email: '' },
  }),
  listProfileAccounts: async () => ({ params: { profileHash: await newCustomer() } }),
  closeAccount: async () => ({ params: await otherUser() }),
  sendResetLink: async () => ({ params: await otherUser() }),
  listLockedAccounts: () => ({}),
  releaseAccount: async () => ({ params: await otherUser() }),
  listAccess: ({ profileHash }) => ({ params: { profileHash } }),
  grantAccess: async () => ({
    params: { profileHash: await newCustomer() },
    body: { username: (await newAuthor()).username, kind: 'representative', lastDay: '2099-12-31' },
  }),
  restoreAccess: async () => {
    const { profileHash, me } = await newAuthor();
    return { params: { profileHash, userHash: me.user.hash } };
  },
  endAccess: async (author) => {
    const other = await newAuthor();
    await represent(other, author);
    return { params: { profileHash: author.profileHash, userHash: other.me.user.hash } };
  },
  getAuditLog: ({ profileHash }) => ({ params: { profileHash }, query: { before: '999999999' } }),
};
