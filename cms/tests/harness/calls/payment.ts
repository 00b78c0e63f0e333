import { preview } from '../bank-files.js';
import { asBeneficiary, distributed, withStatement } from '../payments.js';
import { newAuthor } from '../people.js';
import type { Examples } from './example.js';
import { lent } from './loan.js';
import { listedWork } from './work.js';

/** The bank's CSV with one returned payment. */
const fileOfReturn = async () => {
  const { payment } = await distributed(await newAuthor());
  return { file: Buffer.from(`payment;reason\n${payment};AC04\n`) };
};

const carriedOver = async () => {
  const { profileHash } = await newAuthor();
  await distributed({ profileHash }, { isCarriedOver: true });
  return { params: { profileHash } };
};

/** Requests for the calls of payments, statements and files of the bank. */
export const paymentCalls: Examples = {
  listAccountings: async (author) => {
    await distributed(author);
    return { params: { profileHash: author.profileHash } };
  },
  listPlannedPayments: async (author) => {
    await distributed(author, { state: 'approved', payment: 'planned', announced: 1, payDate: '2099-03-15' });
    return { params: { profileHash: author.profileHash } };
  },
  listEarnings: async (author) => {
    await distributed(author);
    return { params: { profileHash: author.profileHash, year: '2026' } };
  },
  listEarningsOfWork: async (author) => {
    const { isbn } = await listedWork(author);
    await lent(isbn);
    await distributed(author, { isbn });
    return { params: { profileHash: author.profileHash, isbn } };
  },
  getPaymentReason: async (author) => {
    const { payment } = await distributed(author);
    return { params: { profileHash: author.profileHash, payment } };
  },
  requestPaymentSummary: async (author) => {
    const { row } = await distributed(author);
    return { params: { profileHash: author.profileHash, hashes: row } };
  },
  downloadStatement: async (author) => {
    const { row } = await withStatement(await distributed(author));
    return { params: { profileHash: author.profileHash, hash: row } };
  },
  listBeneficiaryFiles: async (author) => {
    await distributed(author);
    return { params: { extPartyCode: await asBeneficiary(author) }, query: { year: '2026' } };
  },
  downloadBeneficiaryFile: async (author) => {
    const { payment } = await withStatement(await distributed(author));
    return {
      params: { extPartyCode: await asBeneficiary(author) },
      query: { format: 'pdf', fileId: payment },
    };
  },
  previewBankFile: () => fileOfReturn(),
  repeatPayment: async () => ({
    params: { hash: (await distributed(await newAuthor(), { payment: 'failed' })).payment },
  }),
  listBouncedProfiles: async (author) => {
    await distributed(author, { payment: 'failed' });
    return { query: { reason: 'AC04', limit: '1' } };
  },
  listCumulations: async (author) => {
    await distributed(author, { isCarriedOver: true, payDate: '2020-03-15' });
    return { query: { minCents: '1', olderThan: '2021-01-01', q: author.person.name, limit: '1' } };
  },
  requestPayOut: () => carriedOver(),
  cancelPayOut: () => carriedOver(),
  importBankFile: async () => {
    const { file } = await fileOfReturn();
    const staff = await newAuthor({ roles: ['superadmin'] });
    const { record } = await preview(staff, file);
    return { file, query: { seen: record.seen } };
  },
};
