import { newPublicHash } from '@nimio/domain/access/hash';
import type * as PasswordLinkStore from '../../../src/api/session/password-link-store.js';
import type * as RegistrationStore from '../../../src/api/session/registration-store.js';
import type { Browser } from '../browser.js';
import { load } from '../load.js';
import { newIsbn } from '../new-values.js';
import { type Author, newPerson, password } from '../people.js';
import { newestRow } from '../rows.js';
import { codeNow, giveFactor } from '../second-factor.js';
import { server } from '../server.js';
import { asStaff, otherUser } from './account.js';
import { type Examples, language } from './example.js';

/** As after a visit to the bank: a token for registering in this browser. */
export async function identified(browser: Browser, person = newPerson()): Promise<string> {
  const { system } = await server();
  const browserToken = browser.cookies.get('strong-auth') ?? newPublicHash();
  browser.cookies.set('strong-auth', browserToken);
  const { insertRegistration } = load<typeof RegistrationStore>('api/session/registration-store.js');
  return insertRegistration(system, person, browserToken);
}

async function passwordLink({ me }: Author): Promise<string> {
  const { system } = await server();
  const { insertPasswordLink } = load<typeof PasswordLinkStore>('api/session/password-link-store.js');
  return system.db.transaction(async (tx) => {
    const account = (await tx.table('accounts').where({ hash: me.user.hash }).first()) as { id: number };
    return insertPasswordLink(system, tx, account.id);
  });
}

/** Requests for the calls of logins, registration, passwords and the second factor. */
export const sessionCalls: Examples = {
  getOpenApi: () => ({}),
  getMe: () => ({}),
  logIn: ({ username }) => ({ body: { username, password } }),
  logOut: () => ({}),
  startStrongAuthentication: () => ({ query: { language } }),
  finishStrongAuthentication: () => ({ query: { state: 'x', code: 'y' } }),
  getRegistration: async ({ browser }) => ({ params: { auth: await identified(browser) } }),
  register: async ({ browser }) => ({
    body: {
      auth: await identified(browser),
      username: `new${newIsbn()}`,
      email: '',
      phone: '+358 40 1234567',
      password,
      hasAcceptedDisclaimer: true,
      version: '2021-08-26',
      language,
    },
  }),
  requestPasswordChange: ({ me }) => ({ body: { email: me.user.email } }),
  checkPasswordLink: async (author) => ({ params: { hash: await passwordLink(author) } }),
  resetPassword: async (author) => ({ params: { hash: await passwordLink(author) }, body: { password } }),
  renewProof: () => ({ body: { password } }),
  changePassword: ({ me }) => ({
    params: { userHash: me.user.hash },
    body: { oldPassword: password, password },
  }),
  beginSecondFactor: async (author) => {
    await asStaff(author);
    const { knex } = (await server()).system.db;
    const account = await newestRow<{ id: number }>('accounts', { hash: author.me.user.hash });
    await knex('second_factors').where({ account_id: account.id }).delete();
    return {};
  },
  raiseSession: async (author) => {
    await asStaff(author);
    await giveFactor(author.me.user.hash);
    return { body: { code: await codeNow() } };
  },
  lowerSession: () => ({}),
  createRecoveryCodes: async (author) => {
    await asStaff(author);
    await giveFactor(author.me.user.hash);
    return { body: { code: await codeNow() } };
  },
  resetSecondFactor: async () => ({ params: await otherUser() }),
};
