import { newPublicHash } from '@nimio/domain/access/hash';
import { downloadFileOf, previewAndImport, rejectionOf } from '../bank-files.js';
import {
  approve,
  begun,
  begunLate,
  calculate,
  endClaims,
  endedPeriod,
  exported,
  giveContract,
  inDays,
  lend,
  newYear,
  options,
  paid,
  pay,
  remove,
  resultOf,
  theCalculator,
} from '../distributions.js';
import { newFinnishIsbn } from '../new-values.js';
import { type Author, newAuthor } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import { add, entry } from '../works.js';

let staff: Promise<Author> | undefined;
const one = (): Promise<Author> => (staff ??= newAuthor({ roles: ['superadmin'] }));

/** A distribution with loans of a work. */
async function lent(): Promise<{ hash: string; year: number }> {
  const year = newYear();
  const author = await newAuthor();
  const { isbn } = entry(author);
  await giveContract(author);
  await add(author, { isbn });
  await lend(year, { [isbn]: 10 });
  return { hash: (await begun(await one(), year)).hash, year };
}

const calculated = async () => calculate(await one(), (await lent()).hash);
/** Shared by the calls that only read, because calculating takes a thread. */
let toRead: ReturnType<typeof calculated> | undefined;
const read = async () => (await (toRead ??= calculated())).hash;
const approved = async () => (await approve(await one(), await calculated())).record;

async function rejected(): Promise<string> {
  const { hash } = await approved();
  const importer = await theCalculator();
  await previewAndImport(importer, rejectionOf((await downloadFileOf(importer, hash)).message));
  return hash;
}

const late = { name: 'Takautuva tilitys', payDate: inDays(30), announced: 0 };

/** Only one may be open. */
async function closeLate(): Promise<void> {
  const { knex } = (await server()).system.db;
  const open = await knex<{ hash: string; kind: string; state: string }>('distributions')
    .where({ kind: 'late' })
    .whereIn('state', ['draft', 'calculated'])
    .select('hash');
  for (const { hash } of open) await remove(await one(), hash);
}

/** One whose claim period is over, and whose last late distribution has been paid; with what is left of its reserve. */
async function expirable(): Promise<{ hash: string; cents: number }> {
  await closeLate();
  const year = newYear();
  const author = await newAuthor();
  const { isbn } = entry(author);
  await add(author, { isbn });
  await lend(year, { [isbn]: 10 });
  // Loans that other calls have lent in the same year are paid.
  const main = await paid(await one(), year);
  const { hash } = main;
  await endClaims(hash);
  const last = await begun(await one(), year);
  const { db, now } = (await server()).system;
  const distribution = db.knex('distributions').where({ hash: last.hash });
  const { id } = await newestRow<{ id: number }>('distributions', { hash: last.hash });
  await db.knex('calculations').insert({
    ...{ hash: newPublicHash(), distribution_id: id, state: 'ready', started_at: now().toISOString() },
  });
  const calculation = await newestRow<{ id: number }>('calculations', { distribution_id: id });
  await distribution.update({
    ...{ kind: 'late', source: null, pot_cents: 0, record_day: endedPeriod, state: 'paid' },
    calculation_id: calculation.id,
  });
  return { hash, cents: resultOf(main).reserve };
}

const page = { limit: '50', offset: '0' };

/** Requests of staff for the calls of distributions. */
export const distributionCalls = {
  listDistributions: () => ({ query: page }),
  createDistribution: () => ({ body: options(2024) }),
  getDistribution: async () => ({ params: { hash: await read() } }),
  updateDistribution: async () => {
    const { hash, year } = await lent();
    return { params: { hash }, body: options(year, { potInCents: 5 }) };
  },
  createLateDistribution: async () => {
    await closeLate();
    return { body: late };
  },
  updateLateDistribution: async () => {
    await closeLate();
    const { hash } = await begunLate(await one());
    return { params: { hash }, body: { ...late, recordDay: inDays(0), minimumInCents: 5 } };
  },
  deleteDistribution: async () => ({ params: { hash: (await calculated()).hash } }),
  calculateDistribution: async () => ({ params: { hash: (await lent()).hash }, body: { isPartial: 0 } }),
  approveDistribution: async () => {
    const { hash, result, payDate } = await calculated();
    return { params: { hash }, body: { calculation: result?.hash ?? '', payDate } };
  },
  downloadPaymentFile: async () => ({ params: { hash: (await approved()).hash } }),
  payDistribution: async () => {
    const { hash } = await approved();
    await exported(await one(), hash);
    return { params: { hash } };
  },
  downloadPostings: async () => ({ params: { hash: (await approved()).hash } }),
  downloadWithheldTax: async () => {
    const { hash, payDate } = await approved();
    await pay(await one(), hash);
    return { query: { month: payDate.slice(0, 7) } };
  },
  reopenDistribution: async () => ({ params: { hash: await rejected() } }),
  listDistributionEvents: async () => ({ params: { hash: await read() }, query: page }),
  listDistributionResults: async () => ({
    params: { hash: await read() },
    query: { kind: 'planned', ...page },
  }),
  listManualPayments: async () => ({ params: { hash: await read() }, query: page }),
  getReadiness: async () => ({ params: { hash: await read() } }),
  listReserve: async () => ({
    query: { distribution: await read(), reason: 'noContract', q: 'talvi', ...page },
  }),
  listReserveYears: () => ({}),
  expireReserve: async () => {
    const { hash, cents } = await expirable();
    return { params: { hash }, body: { note: 'Apurahoihin', cents } };
  },
  listUnregisteredIsbns: () => ({ query: { year: '2026', q: '9789510', excluded: '0', ...page } }),
  excludeIsbn: () => ({ params: { isbn: newFinnishIsbn() } }),
  includeIsbn: () => ({ params: { isbn: newFinnishIsbn() } }),
  listReadinessCustomers: async () => ({ params: { hash: await read(), kind: 'noTaxData' }, query: page }),
};
