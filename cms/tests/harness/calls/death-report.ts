import type { DeathReport } from '@nimio/domain/death-report/death-report.types';
import type * as Store from '../../../src/api/death-report/store.js';
import { load } from '../load.js';
import { plainPdf } from '../pdf.js';
import { type Author, newAuthor } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import type { Examples } from './example.js';

let count = 0;

/** A report of an author whom the register does not know. */
export function newReport(changes: object = {}) {
  count += 1;
  const authorName = `Vainaja ${count} Tuntematon`;
  return { authorName, diedOn: '2026-02-11', relation: 'child', text: 'Olen tytär.', ...changes };
}

/** Reports a death: by default always that of the same author, so that no profile reports too many. */
export async function report(
  { browser, profileHash }: Author,
  changes: object = { authorName: 'Vainaja Tuntematon' },
): Promise<DeathReport> {
  const path = `/profiles/${profileHash}/death-reports`;
  return (await browser.post<DeathReport>(path, newReport(changes))).record;
}

/** A report with a document. It is stored without the check of the file, which would start a thread. */
export async function documented(author: Author, changes?: object): Promise<DeathReport> {
  const { system } = await server();
  const { deleteDocument, insertDocument } = load<typeof Store>('api/death-report/store.js');
  const made = await report(author, changes);
  const { id: reportId } = await newestRow<{ id: number }>('death_reports', { hash: made.hash });
  const at = system.now().toISOString();
  await system.db.transaction(async (tx) => {
    await deleteDocument(tx, reportId, 1);
    await insertDocument(tx, { reportId, number: 1, bytes: plainPdf(), at });
  });
  return made;
}

/** Requests for the calls of reported deaths. */
export const deathReportCalls: Examples = {
  createDeathReport: ({ profileHash }) => ({
    params: { profileHash },
    body: newReport({ authorName: 'Vainaja Tuntematon' }),
  }),
  listOwnDeathReports: async (author) => {
    await report(author);
    return { params: { profileHash: author.profileHash }, query: { limit: '50', offset: '0' } };
  },
  addDeathReportDocument: async (author) => {
    const { profileHash } = author;
    const { hash: reportHash } = await report(author);
    return { params: { profileHash, reportHash }, file: plainPdf() };
  },
  deleteDeathReportDocument: async (author) => {
    const { profileHash } = author;
    return { params: { profileHash, reportHash: (await documented(author)).hash, number: '1' } };
  },
  listDeathReports: async () => {
    await report(await newAuthor());
    return { query: { state: 'open', limit: '50', offset: '0' } };
  },
  getDeathReport: async () => ({ params: { reportHash: (await report(await newAuthor())).hash } }),
  downloadDeathReportDocument: async () => ({
    params: { reportHash: (await documented(await newAuthor())).hash, number: '1' },
  }),
  updateDeathReport: async () => ({
    params: { reportHash: (await report(await newAuthor())).hash },
    body: { state: 'handled' },
  }),
};
