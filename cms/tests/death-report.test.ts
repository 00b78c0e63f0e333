import type { AuditLine } from '@nimio/domain/audit/audit.types';
import type { DeathReport, ReceivedDeathReport } from '@nimio/domain/death-report/death-report.types';
import type { WaitingCounts } from '@nimio/domain/profile/profile.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Housekeeping from '../src/housekeeping.js';
import type { ApiResponse } from './harness/browser.js';
import { documented, newReport, report } from './harness/calls/death-report.js';
import { resetRateLimits } from './harness/calls.js';
import { inDays } from './harness/distributions.js';
import { formWith } from './harness/form-with.js';
import { load } from './harness/load.js';
import { plainPdf } from './harness/pdf.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const { sweep } = load<typeof Housekeeping>('housekeeping.js');

let staff: Author;
let heir: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});
beforeEach(async () => {
  await resetRateLimits();
  heir = await newAuthor({ roles: ['representative'], isCreator: false });
});

const placeOf = ({ profileHash }: Author, part = ''): string =>
  `/profiles/${profileHash}/death-reports${part}`;
const send = (body: object, who = heir) => who.browser.post<DeathReport>(placeOf(who), body);
const own = async (): Promise<DeathReport[]> =>
  ((await heir.browser.get(placeOf(heir))).body as { records: DeathReport[] }).records;
const read = async ({ hash }: { hash: string }): Promise<ReceivedDeathReport> =>
  (await staff.browser.get<ReceivedDeathReport>(`/death-reports/${hash}`)).record;
const handle = ({ hash }: { hash: string }, state = 'handled', by = staff) =>
  by.browser.send<ReceivedDeathReport>('PUT', `/death-reports/${hash}`, {
    body: { state },
    headers: { 'if-match': '*' },
  });
const attach = ({ hash }: { hash: string }, file: Uint8Array = plainPdf(), who = heir) =>
  who.browser.send<DeathReport>('POST', placeOf(who, `/${hash}/documents`), { raw: formWith(file) });
const detach = ({ hash }: { hash: string }, number: number, who = heir) =>
  who.browser.send<DeathReport>('DELETE', placeOf(who, `/${hash}/documents/${number}`));
const waiting = async (): Promise<number> =>
  (await heir.browser.get<WaitingCounts>(`/profiles/tasks/${heir.profileHash}`)).record.deathReports;
const numbersOf = ({ documents }: DeathReport) => documents.map(({ number }) => number);
const codeOf = ({ status, code }: ApiResponse) => [status, code];
const queued = async (state: 'open' | 'handled'): Promise<string[]> => {
  const { records } = (await staff.browser.get('/death-reports', { state, limit: '200' })).body as {
    records: { hash: string }[];
  };
  return records.map(({ hash }) => hash);
};

describe('a report of a death', () => {
  it('reaches staff with its documents, who handle it', async () => {
    const body = newReport();
    const { status, record } = await send(body);
    expect([status, record]).toEqual([201, { ...record, ...body, state: 'open', documents: [] }]);
    expect((await attach(record)).status).toBe(201);
    expect(await queued('open')).toContain(record.hash);
    const received = await read(record);
    expect(received).toMatchObject({
      ...body,
      reporterHash: heir.profileHash,
      reporterName: heir.person.name,
    });
    expect(numbersOf(received)).toEqual([1]);
    const file = await staff.browser.get(`/death-reports/${record.hash}/documents/1`);
    expect(Buffer.from(file.bytes).equals(plainPdf())).toBe(true);
    expect(await waiting()).toBe(1);
    expect((await handle(record)).record.state).toBe('handled');
    expect(await waiting()).toBe(0);
    expect(await queued('open')).not.toContain(record.hash);
    expect(await queued('handled')).toContain(record.hash);
    expect(await own()).toMatchObject([{ hash: record.hash, state: 'handled' }]);
    expect((await handle(record, 'open')).record.state).toBe('open');
  });

  it('says nothing about whether the author is a customer', async () => {
    const { person } = await newAuthor();
    const known = await send(newReport({ authorName: person.name }));
    const unknown = await send(newReport({ authorName: 'Ei Kukaan' }));
    const without = ({ record }: typeof known) => ({ ...record, hash: '', authorName: '', created: '' });
    expect([known.status, without(known)]).toEqual([unknown.status, without(unknown)]);
  });

  it('replaces an earlier one of the same name, and opens it again', async () => {
    const first = (await send(newReport({ authorName: 'Aino Kallas' }))).record;
    await handle(first);
    const again = await send(newReport({ authorName: ' aino kallas', text: 'Liitän perukirjan.' }));
    expect(again.record).toMatchObject({ hash: first.hash, state: 'open', text: 'Liitän perukirjan.' });
    expect(await own()).toHaveLength(1);
  });

  it('is one report after a double click', async () => {
    const body = newReport();
    const replies = await Promise.all([send(body), send(body)]);
    expect(new Set(replies.map(({ record }) => record.hash)).size).toBe(1);
    expect(await own()).toHaveLength(1);
  });

  it('is refused for a day to come, and when ten are open', async () => {
    expect(codeOf(await send(newReport({ diedOn: inDays(1) })))).toEqual([422, 'validationError']);
    for (let sent = 0; sent < 10; sent += 1) expect((await send(newReport())).status).toBe(201);
    expect(codeOf(await send(newReport()))).toEqual([409, 'deathReportsFull']);
    const [newest] = await own();
    if (newest) await handle(newest);
    expect((await send(newReport())).status).toBe(201);
  });

  it('is not handled unread: staff read first what the reporter has added since', async () => {
    const sent = await report(heir);
    const path = `/death-reports/${sent.hash}`;
    const seen = await staff.browser.get(path);
    await attach(sent);
    const headers = { 'if-match': seen.headers.get('etag') ?? '' };
    const late = await staff.browser.send('PUT', path, { body: { state: 'handled' }, headers });
    expect(codeOf(late)).toEqual([412, 'stale']);
    expect(await queued('open')).toContain(sent.hash);
  });

  it('is in the log of its reporter, with what staff do', async () => {
    const { hash } = await documented(heir);
    await read({ hash });
    await staff.browser.get(`/death-reports/${hash}/documents/1`);
    await handle({ hash });
    const { body } = await heir.browser.get(`/profiles/${heir.profileHash}/audit-log`);
    const events = (body as { records: AuditLine[] }).records.map(({ event }) => event);
    expect(events.filter((event) => /^(death-report|staff)\./.test(event))).toEqual([
      ...['death-report.update', 'death-report.download', 'staff.call', 'death-report.create'],
    ]);
  });

  it('is handled by others than its reporter', async () => {
    const sent = await report(staff);
    expect(codeOf(await handle(sent))).toEqual([403, 'ownAffairs']);
    expect((await handle(sent, 'handled', await newAuthor({ roles: ['admin'] }))).status).toBe(200);
  });

  it('is seen by its reporter and staff alone', async () => {
    const other = await newAuthor();
    const { hash } = await documented(heir);
    expect((await other.browser.get(placeOf(heir))).status).toBe(404);
    expect((await attach({ hash }, plainPdf(), other)).status).toBe(404);
    expect((await detach({ hash }, 1, other)).status).toBe(404);
    expect((await heir.browser.get(`/death-reports/${hash}`)).status).toBe(403);
    expect(numbersOf(await read({ hash }))).toEqual([1]);
  });
});

describe('the documents of a report', () => {
  it('are at most five, of which each can be deleted', async () => {
    const sent = await documented(heir);
    for (let at = 2; at <= 5; at += 1) expect((await attach(sent)).status).toBe(201);
    expect(codeOf(await attach(sent))).toEqual([409, 'documentsFull']);
    expect(numbersOf((await detach(sent, 2)).record)).toEqual([1, 3, 4, 5]);
    expect((await detach(sent, 2)).status).toBe(404);
    expect(numbersOf((await attach(sent)).record)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are PDFs', async () => {
    const sent = await report(heir);
    expect(codeOf(await attach(sent, Buffer.from('<html>')))).toEqual([422, 'fileNotPdf']);
    expect(numbersOf(await read(sent))).toEqual([]);
  });

  it('do not change once it is handled', async () => {
    const sent = await documented(heir);
    await handle(sent);
    expect(codeOf(await attach(sent))).toEqual([409, 'deathReportHandled']);
    expect(codeOf(await detach(sent, 1))).toEqual([409, 'deathReportHandled']);
  });

  it('are encrypted', async () => {
    const { hash } = await documented(heir);
    const { id } = await newestRow<{ id: number }>('death_reports', { hash });
    const row = await newestRow<{ bytes_sealed: string }>('death_report_documents', { report_id: id });
    expect(row.bytes_sealed).toMatch(/^v1\./);
    const { system } = await server();
    const other = await documented(heir, { authorName: 'Toinen Tuntematon' });
    const { id: otherId } = await newestRow<{ id: number }>('death_reports', { hash: other.hash });
    const { bytes_sealed } = row;
    await system.db.knex('death_report_documents').where({ report_id: otherId }).update({ bytes_sealed });
    expect((await staff.browser.get(`/death-reports/${other.hash}/documents/1`)).status).toBe(500);
  });

  it('are deleted a year after the report was handled', async () => {
    const { system } = await server();
    const longAgo = await documented(heir);
    const lately = await documented(heir, { authorName: 'Toinen Tuntematon' });
    for (const [sent, days] of [
      [longAgo, -366],
      [lately, -364],
    ] as const) {
      await handle(sent);
      const handledAt = `${inDays(days)}T12:00:00.000Z`;
      await system.db.knex('death_reports').where({ hash: sent.hash }).update({ handled_at: handledAt });
    }
    await sweep(system);
    expect(numbersOf(await read(longAgo))).toEqual([]);
    expect(numbersOf(await read(lately))).toEqual([1]);
  });
});
