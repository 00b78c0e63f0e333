import type * as ProposalStore from '../../../src/api/taxation/proposal-store.js';
import type * as Note from '../../../src/api/taxation/record-event.js';
import { load } from '../load.js';
import { plainPdf } from '../pdf.js';
import { type Author, newAuthor } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import type { Examples } from './example.js';

export const taxData = { taxType: 'ST', taxRate: 24.5, taxYear: new Date().getFullYear() };

/** The profile's only tax data in the register. */
export async function setTaxation(profileHash: string, changes: object = {}): Promise<void> {
  const { knex } = (await server()).system.db;
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const data = { type: 'ST', rate: 200, year: taxData.taxYear, source: 'fetch', changed_at: '2026' };
  const row = { profile_id: id, ...data, ...changes };
  await knex('taxations').where({ profile_id: id }).delete();
  await knex('taxations').insert(row);
}

/** Tax data of another year. */
export async function addTaxation(profileHash: string, changes: object): Promise<void> {
  const { knex } = (await server()).system.db;
  const { id: _id, ...known } = await newestRow<{ id: number }>('taxations', {
    profile_id: (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id,
  });
  await knex('taxations').insert({ ...known, ...changes });
}

/** @returns the public id of the pending proposal */
export async function pendingProposal(profileHash: string): Promise<string> {
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  return (await newestRow<{ hash: string }>('tax_proposals', { profile_id: id, status: 'PENDING' })).hash;
}

/**
 * A pending tax card of the author. It is stored as the call stores it, without the check of the file, which would
 * start a thread.
 */
export async function sentTaxCard({ me, profileHash }: Author): Promise<string> {
  const { system } = await server();
  const { insertCard, insertProposal } = load<typeof ProposalStore>('api/taxation/proposal-store.js');
  const { recordTaxationEvent } = load<typeof Note>('api/taxation/record-event.js');
  const { id: accountId } = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
  const { id: profileId } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const at = system.now().toISOString();
  await system.db.transaction(async (tx) => {
    const proposalId = await insertProposal(tx, { profileId, rate: null, at });
    await insertCard(tx, { profileId, proposalId, bytes: plainPdf(), at });
    const profile = { id: profileId, asStaff: false };
    await recordTaxationEvent(tx, { caller: { accountId }, profile, requestId: 'test' }, 'cardSent');
  });
  return pendingProposal(profileHash);
}

/** Requests for the calls of taxation. */
export const taxationCalls: Examples = {
  updateTaxProposal: async ({ profileHash }) => {
    await setTaxation(profileHash);
    return { params: { profileHash }, body: { proposedTaxRate: 30 } };
  },
  sendTaxCard: ({ profileHash }) => ({ params: { profileHash }, file: plainPdf() }),
  downloadTaxCard: async (author) => {
    await sentTaxCard(author);
    return { params: { profileHash: author.profileHash } };
  },
  listTaxationEvents: async (author) => {
    await sentTaxCard(author);
    return { query: { profileHash: author.profileHash, limit: '50', offset: '0' } };
  },
  listTaxProposals: async (author) => {
    await sentTaxCard(author);
    return { query: { limit: '50', offset: '0' } };
  },
  getTaxProposal: async () => ({ params: { proposal: await sentTaxCard(await newAuthor()) } }),
  acceptTaxProposal: async () => {
    const customer = await newAuthor();
    return {
      params: { profileHash: customer.profileHash },
      body: { proposal: await sentTaxCard(customer), ...taxData },
    };
  },
  declineTaxProposal: async () => {
    const customer = await newAuthor();
    return {
      params: { profileHash: customer.profileHash },
      body: { proposal: await sentTaxCard(customer), reason: 'Kortti on viime vuodelta.' },
    };
  },
  updateTaxData: async () => ({
    params: { profileHash: (await newAuthor()).profileHash },
    body: { ...taxData, taxResidence: 'FI' },
  }),
};
