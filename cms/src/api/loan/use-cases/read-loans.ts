import { publicHashPattern } from '@nimio/domain/access/hash';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/loan/loan.endpoints';
import { loanYears } from '@nimio/domain/loan/loan-years';
import { normalizeIsbn } from '@nimio/domain/work/isbn';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readFactors } from '../../library-class/store.js';
import { findWorkByHash } from '../../work/store.js';
import { presentLoans, presentYears } from '../present.js';
import {
  readLoansByYear,
  readLoansOfIsbn,
  readLoansOfYear,
  readTotals,
  readYearsWithLoans,
} from '../store.js';

export const getLoanData: UseCase<typeof endpoints.getLoanData> = async ({ params, profile }) => {
  const { db } = system();
  const rows = await readLoansOfYear(db, profile.id, Number(params.year));
  const records = presentLoans(rows, await readFactors(db));
  return { records, total: records.length };
};

export const getLoanYears: UseCase<typeof endpoints.getLoanYears> = async ({ query, profile }) => {
  const { db, content, now } = system();
  const { newestLoanYear: newest } = await content.settings();
  const current = Number(finnishDay(now()).slice(0, 4));
  const years = loanYears({ newest, current, withData: await readYearsWithLoans(db) });
  const last = years[0] ?? 0;
  const first = query.newest === '1' ? last : (years.at(-1) ?? current);
  const rows = await readLoansByYear(db, profile.id, [first, last]);
  const records = presentYears(rows, await readFactors(db));
  return { records, total: records.length, years };
};

export const getLoanTotals: UseCase<typeof endpoints.getLoanTotals> = async ({ query }) => {
  const rows = await readTotals(system().db, Number(query.year));
  const records = rows.map(({ lib_group, type, isbns, loans }) => ({
    libGroup: lib_group,
    type: type || null,
    isbns,
    total: Number(loans),
  }));
  return { records, total: records.length };
};

/** An ISBN may be unknown to the register; a public id belongs to a known work. */
async function isbnOf(id: string): Promise<string> {
  const isbn = normalizeIsbn(id);
  if (isbn) return isbn;
  const work = publicHashPattern.test(id) ? await findWorkByHash(system().db, id) : undefined;
  if (!work) throw new DomainError('notFound');
  return work.isbn;
}

export const getLoansOfWork: UseCase<typeof endpoints.getLoansOfWork> = async ({ params }) => {
  const rows = await readLoansOfIsbn(system().db, await isbnOf(params.id));
  const records = rows.map(({ year, lib_group, loans }) => ({ year, libGroup: lib_group, total: loans }));
  return { records, total: records.length };
};
