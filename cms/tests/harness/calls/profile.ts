import type { Profile } from '@nimio/domain/profile/profile.types';
import { type Author, newAuthor } from '../people.js';
import { server } from '../server.js';
import { type Examples, language } from './example.js';

/** The contract that the author has accepted. */
export async function agreedContract({ browser, profileHash }: Author): Promise<string> {
  const { record } = await browser.get<{ version: number }>('/contracts/text', { language });
  const body = { profileHash, version: record.version, language };
  const agreed = await browser.post<Profile>('/contracts', body);
  return agreed.record.contracts[0]?.hash ?? '';
}

const bank = { iban: 'FI2112345600000785', swift: '' };

/** Requests for the calls of profiles, bank accounts and contracts. */
export const profileCalls: Examples = {
  listProfiles: () => ({}),
  listProfileOverviews: () => ({
    query: { language: 'fi', sort: 'name', q: 'Testi', hasTasks: '1', limit: '10' },
  }),
  selectProfile: ({ profileHash }) => ({ body: { profileHash } }),
  getProfile: ({ profileHash }) => ({ params: { profileHash } }),
  getTaskCounts: ({ profileHash }) => ({ params: { profileHash } }),
  updateContactInfo: ({ profileHash }) => ({
    params: { profileHash },
    body: {
      streetAddress: 'Uusi katu 1',
      coAddress: '',
      zipCode: '20100',
      postCenter: 'Turku',
      country: 'FI',
      language,
      phone: '040 765 4321',
      email: 'new@example.org',
    },
  }),
  updateContactPreferences: ({ profileHash }) => ({
    body: {
      profileHash,
      allowContactByEmail: 1,
      allowContactByPhone: 0,
      mailNewWorkSuggestions: 1,
      mailChangeSuggestions: 0,
      mailPayments: 0,
      mailTaxCards: 0,
      mailNewsletter: 1,
    },
  }),
  updatePublication: ({ profileHash }) => ({
    params: { profileHash },
    body: { allowProductToPublishName: 1, allowISNIPub: 0 },
  }),
  updateParticipations: ({ profileHash }) => ({
    params: { profileHash },
    body: { participations: ['fsfr', 'skry'] },
  }),
  updateProductions: ({ profileHash }) => ({ params: { profileHash }, body: { productions: ['PROO'] } }),
  listProfileRoles: () => ({ query: { language } }),
  createBankAccount: async ({ profileHash }) => {
    const { system } = await server();
    const mine = system.db.knex('profiles').select('id').where({ hash: profileHash });
    await system.db.knex('bank_accounts').where('profile_id', 'in', mine).delete();
    return { body: { profileHash, ...bank } };
  },
  updateBankAccount: async ({ browser, profileHash }) => {
    // Refused if there is one already.
    await browser.postAny('/bank-accounts', { profileHash, ...bank });
    const { record } = await browser.get<{ bankAccounts: { hash: string }[] }>(`/profiles/${profileHash}`);
    return { params: { hash: record.bankAccounts[0]?.hash ?? '' }, body: bank };
  },
  confirmBankAccount: async ({ browser, profileHash }) => {
    await browser.postAny('/bank-accounts', { profileHash, ...bank });
    const { record } = await browser.get<Profile>(`/profiles/${profileHash}`);
    const hash = record.bankAccounts[0]?.hash ?? '';
    const staff = await newAuthor({ roles: ['admin'] });
    await staff.browser.send('PUT', `/bank-account/${hash}`, { body: bank, headers: { 'if-match': '*' } });
    return { params: { hash } };
  },
  listUnconfirmedAccounts: () => ({ query: { limit: '50', offset: '0' } }),
  getContractText: () => ({ query: { language } }),
  updateContract: async () => ({
    params: { contractHash: await agreedContract(await newAuthor()) },
    body: { validTo: '2999-12-31', compTypes: 'LK,RT', exceptionComment: 'Ei radiota' },
  }),
  acceptContract: async ({ browser, profileHash }) => {
    const { record } = await browser.get<{ version: number }>('/contracts/text', { language });
    return { body: { profileHash, version: record.version, language } };
  },
};
