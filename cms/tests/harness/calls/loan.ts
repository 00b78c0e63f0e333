import { newPublicHash } from '@nimio/domain/access/hash';
import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import { newClassCode, newIsbn } from '../new-values.js';
import { newAuthor } from '../people.js';
import { server } from '../server.js';
import type { Examples } from './example.js';
import { listedWork } from './work.js';

/** The body that staff send for a library class. */
export const classFacts = {
  termFi: 'Kuvakirjat',
  termSv: 'Bilderböcker',
  termEn: 'Picture books',
  factor: 0.725,
};

/** A class that has a factor. */
async function storedClass(): Promise<string> {
  const code = newClassCode();
  const row = { code, term_fi: 'Kartat', term_sv: 'Kartor', term_en: 'Maps', factor: 900 };
  await (await server()).system.db.knex('library_classes').insert(row);
  return code;
}

/** The newest year with loans, as in the first settings. */
export const loanYear = 2024;

/** Loans of a work in addition to the existing ones. */
export async function lent(
  isbn: string,
  loans: Partial<Record<LibraryGroup, number>> = { gen: 100 },
  year = loanYear,
) {
  const { knex } = (await server()).system.db;
  for (const [lib_group, count] of Object.entries(loans)) {
    const period = { year, lib_group, state: 'ready' };
    let row = await knex('loan_periods').where(period).first<{ id: number } | undefined>('id');
    if (!row) {
      const file = { digest: newPublicHash(), state: 'done', started_at: '2026' };
      const [{ id: import_id }] = (await knex('loan_imports').insert(file).returning('id')) as [
        { id: number },
      ];
      [row] = (await knex('loan_periods')
        .insert({ ...period, import_id })
        .returning('id')) as [{ id: number }];
    }
    await knex('loans').insert({ period_id: row.id, isbn, loans: count });
  }
}

/** Requests for the calls of loans and library classes. */
export const loanCalls: Examples = {
  getLoanData: async (author) => {
    await lent((await listedWork(author)).isbn);
    return { params: { profileHash: author.profileHash, year: String(loanYear) } };
  },
  getLoanYears: async (author) => {
    await lent((await listedWork(author)).isbn);
    return { params: { profileHash: author.profileHash } };
  },
  getLoanTotals: async () => {
    await lent(newIsbn());
    return { query: { year: String(loanYear) } };
  },
  getLoansOfWork: async () => {
    const { isbn, bookHash } = await listedWork(await newAuthor());
    await lent(isbn);
    return { params: { id: bookHash ?? '' } };
  },
  listLibraryClasses: () => ({}),
  createLibraryClass: () => ({ body: { code: newClassCode(), ...classFacts } }),
  getLibraryClass: async () => ({ params: { code: await storedClass() } }),
  updateLibraryClass: async () => ({
    params: { code: await storedClass() },
    body: { ...classFacts, factor: 0.5 },
  }),
  deleteLibraryClass: async () => ({ params: { code: await storedClass() } }),
};
