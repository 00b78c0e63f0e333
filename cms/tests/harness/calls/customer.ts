import { newPublicHash } from '@nimio/domain/access/hash';
import { newSurname } from '../new-values.js';
import { type Author, newAuthor, newCustomer } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import type { Examples } from './example.js';

async function newWith(columns: object): Promise<string> {
  const { knex } = (await server()).system.db;
  const profileHash = await newCustomer();
  await knex('profiles').where({ hash: profileHash }).update(columns);
  return profileHash;
}

/** A customer without a login who was closed. */
export const newClosed = () => newWith({ closed_on: '2026-05-03', closed_reason: 'Oma pyyntö' });

/** A customer without a login whose death was recorded. */
export const newDeceased = () =>
  newWith({ died_on: '2026-05-03', ended_by_death: JSON.stringify({ at: '', grants: [], logins: [] }) });

/** A person of the register without a login. */
export const newPersonBody = (changes: object = {}) => ({
  kind: 'person',
  firstName: 'Aino',
  lastName: newSurname(),
  name1: '',
  name2: '',
  registerNumber: '',
  bornOn: '1960-05-03',
  identityCode: '',
  identityNote: 'passi',
  taxResidence: 'FI',
  language: 'fi',
  streetAddress: 'Kirstinkatu 12',
  coAddress: '',
  zipCode: '00510',
  postCenter: 'Helsinki',
  country: 'FI',
  phone: '',
  email: '',
  roles: ['creator'],
  ...changes,
});

export const numberOf = async (profileHash: string): Promise<string> =>
  (await newestRow<{ ext_party_code: string }>('profiles', { hash: profileHash })).ext_party_code;

/** An estate without an author, as an import brings it. */
export async function newEstate(): Promise<string> {
  const { knex } = (await server()).system.db;
  const names = { first_name: null, last_name: null, organisation_name: newSurname() };
  const profileHash = await newWith({ kind: 'organisation', ...names });
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  await knex('profile_roles').where({ profile_id: id }).delete();
  await knex('profile_roles').insert({ profile_id: id, role: 'estate' });
  return profileHash;
}

/** A note by this author about a new customer. */
async function noteBy({ me }: Author): Promise<{ params: { profileHash: string; noteHash: string } }> {
  const { system } = await server();
  const profileHash = await newCustomer();
  const noteHash = newPublicHash();
  await system.db.knex('customer_notes').insert({
    hash: noteHash,
    profile_id: (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id,
    account_id: (await newestRow<{ id: number }>('accounts', { hash: me.user.hash })).id,
    text: 'Soitti.',
    created_at: system.now().toISOString(),
  });
  return { params: { profileHash, noteHash } };
}

const text = 'Soitti: vastaa ensi viikolla.';

const reason = { reason: 'Oma pyyntö' };

/** Requests for the calls of the register of customers. */
export const customerCalls: Examples = {
  searchProfiles: ({ person }) => ({ query: { name: person.givenName, onlyAdmins: '0' } }),
  searchCustomerData: ({ person }) => ({
    query: { search: person.givenName, filter: 'creator,estate', offset: '0' },
  }),
  createAddressLabels: async () => ({
    body: { profileHashes: [(await newAuthor()).profileHash], start: 1 },
  }),
  downloadCustomers: () => ({ query: { productions: 'RUNO', phone: '1' } }),
  createCustomer: () => ({ body: newPersonBody() }),
  getCustomer: async () => ({ params: { profileHash: await newCustomer() } }),
  updateCustomer: async () => ({
    params: { profileHash: await newCustomer() },
    body: {
      ...{ kind: 'person', firstName: 'Aino', lastName: newSurname(), name1: '', name2: '' },
      ...{ registerNumber: '', bornOn: '', identityCode: '', identityNote: '', taxResidence: 'SE' },
      ...reason,
    },
  }),
  deleteCustomer: async () => ({ params: { profileHash: await newCustomer() } }),
  addCustomerRole: async () => ({ params: { profileHash: await newCustomer() }, body: { role: 'tester' } }),
  removeCustomerRole: async () => {
    const { profileHash } = await newAuthor({ roles: ['tester'] });
    return { params: { profileHash, role: 'tester' } };
  },
  closeCustomer: async () => ({ params: { profileHash: (await newAuthor()).profileHash }, body: reason }),
  reopenCustomer: async () => ({ params: { profileHash: await newClosed() }, body: reason }),
  recordDeath: async () => ({
    params: { profileHash: (await newAuthor()).profileHash },
    body: { diedOn: '2026-10-01' },
  }),
  withdrawDeath: async () => ({ params: { profileHash: await newDeceased() } }),
  checkIdentity: async () => {
    const profileHash = await newCustomer();
    const against = await newestRow<{ id: number; hash: string }>('profiles', { hash: await newCustomer() });
    const { knex } = (await server()).system.db;
    await knex('profiles').where({ hash: profileHash }).update({ check_against_id: against.id });
    return { params: { profileHash }, body: { isSame: 0, against: against.hash } };
  },
  createContract: async () => ({
    params: { profileHash: await newCustomer() },
    body: { validFrom: '2026-01-01', validTo: null, compTypes: '*', exceptionComment: '' },
  }),
  listCustomerNotes: async (author) => {
    const { profileHash } = (await noteBy(author)).params;
    return { params: { profileHash }, query: { limit: '10', offset: '0' } };
  },
  createCustomerNote: async () => ({ params: { profileHash: await newCustomer() }, body: { text } }),
  getCustomerNote: noteBy,
  updateCustomerNote: async (author) => ({ ...(await noteBy(author)), body: { text } }),
  deleteCustomerNote: noteBy,
  getEstatePlan: async () => ({ params: { profileHash: await newDeceased() } }),
  createEstate: async () => ({ params: { profileHash: await newDeceased() }, body: { role: 'estate' } }),
  updateEstate: async () => ({
    params: { profileHash: await newEstate() },
    body: { role: 'unsettledEstate', ...reason },
  }),
  linkEstate: async () => ({
    params: { profileHash: await newEstate() },
    body: { authorHash: await newDeceased() },
  }),
  getHeirs: async () => ({ params: { profileHash: await newEstate() } }),
  updateHeirs: async () => ({
    params: { profileHash: await newEstate() },
    body: {
      heirs: [
        {
          name: 'Aino Aalto',
          extPartyCode: '',
          ...{ part: '1/2', isContact: 1, note: 'Asioi pesän puolesta.' },
        },
      ],
    },
  }),
  getWorklist: () => ({}),
};
