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

/** Reports a death, at this time if one is given. */
export async function report({ browser, profileHash }: Author, at?: string): Promise<DeathReport> {
  const { record } = await browser.post<DeathReport>(`/profiles/${profileHash}/death-reports`, newReport());
  const { hash } = record;
  if (at) await (await server()).system.db.knex('death_reports').where({ hash }).update({ reported_at: at });
  return record;
}

/** A report with a document. It is stored without the check of the file, which would start a thread. */
export async function documented(author: Author): Promise<DeathReport> {
  const { system } = await server();
  const { insertDocument } = load<typeof Store>('api/death-report/store.js');
  const made = await report(author);
  const { id: reportId } = await newestRow<{ id: number }>('death_reports', { hash: made.hash });
  const at = system.now().toISOString();
  await system.db.transaction((tx) => insertDocument(tx, { reportId, number: 1, bytes: plainPdf(), at }));
  return made;
}

/** Requests for the calls of reported deaths. */
export const deathReportCalls: Examples = {
  createDeathReport: ({ profileHash }) => ({ params: { profileHash }, body: newReport() }),
  listOwnDeathReports: async (author) => {
    await report(author);
    return { params: { profileHash: author.profileHash }, query: { limit: '50', offset: '0' } };
  },
  addDeathReportDocument: async (author) => {
    const { profileHash } = author;
    return { params: { profileHash, reportHash: (await report(author)).hash }, file: plainPdf() };
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
