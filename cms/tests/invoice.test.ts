import type { Invoice, InvoiceSummary } from '@nimio/domain/invoice/invoice.types';
import { referenceOf } from '@nimio/domain/invoice/reference-number';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inDays } from './harness/distributions.js';
import {
  at,
  bodyOver,
  credit,
  drafted,
  forgetPdfs,
  invoiceBody,
  paidInvoice,
  payOn,
  send,
  sent,
  setSender,
  today,
} from './harness/invoices.js';
import { countOf } from './harness/messages.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { textOf } from './harness/statement-text.js';

let staff: Author;
let colleague: Author;
beforeAll(async () => {
  [staff, colleague] = [await newAuthor({ roles: ['superadmin'] }), await newAuthor({ roles: ['admin'] })];
  await setSender();
});

const read = async (hash: string) => staff.browser.get<Invoice>(at(hash));
const tagOf = async (hash: string) => (await read(hash)).headers.get('etag') ?? '';
const put = (hash: string, body: object, seen: string, { browser } = staff) =>
  browser.send<Invoice>('PUT', at(hash), { body, headers: seen ? { 'if-match': seen } : {} });
const remove = (hash: string, seen: string) =>
  staff.browser.send('DELETE', at(hash), { headers: seen ? { 'if-match': seen } : {} });
const list = async (query: Record<string, string>) =>
  (await staff.browser.get('/invoices', query)).body as { records: InvoiceSummary[]; total: number };
const lastFacts = async (event: string) =>
  JSON.parse((await newestRow<{ facts: string }>('audit_log', { event })).facts) as unknown;
const runJobs = async () => (await server()).system.jobs.runDue();
const seriesIsAt = async () =>
  (
    (await (await server()).system.db.knex('number_series').where({ name: 'invoice' }).first()) as {
      last: number;
    }
  ).last;

/** The text of the PDF, once its job has run. */
async function printed(hash: string): Promise<string> {
  await runJobs();
  const { status, bytes } = await staff.browser.send('GET', at(hash, '/pdf'));
  expect(status).toBe(200);
  return textOf(bytes);
}

describe('drafts', () => {
  it('have totals with VAT per rate, and no number', async () => {
    const { record } = await read((await drafted(staff)).hash);
    expect(record).toMatchObject({
      ...invoiceBody(),
      ...{ state: 'draft', number: null, issued: null, reference: null, isPdfReady: 0, credits: null },
      ...{ netInCents: 666, vatInCents: 170, totalInCents: 836 },
    });
    expect(await lastFacts('invoice.create')).toEqual({ invoice: record.hash });
  });

  it('are changed and deleted at the version that was read', async () => {
    const { hash } = await drafted(staff);
    const tag = await tagOf(hash);
    expect((await put(hash, invoiceBody(), '')).status).toBe(428);
    const changed = await put(hash, bodyOver(1000, { due: inDays(3) }), tag);
    expect(changed.record).toMatchObject({ totalInCents: 1000, due: inDays(3) });
    expect(await lastFacts('invoice.update')).toMatchObject({ columns: ['due', 'net_cents', 'vat_cents'] });
    expect((await put(hash, invoiceBody(), tag)).status).toBe(412);
    expect((await remove(hash, tag)).status).toBe(412);
    expect((await remove(hash, '')).status).toBe(428);
    expect((await remove(hash, await tagOf(hash))).status).toBe(204);
    expect((await read(hash)).status).toBe(404);
  });

  it.each([
    [{ payerName: ' ' }, 'payerName', 'required'],
    [{ businessId: '0245872-7' }, 'businessId', 'businessIdInvalid'],
    [{ address: '' }, 'address', 'required'],
    [{ language: 'de' }, 'language', 'invalid'],
    [{ source: 'XX' }, 'source', 'invalid'],
    [{ due: '2026-02-30' }, 'due', 'dayInvalid'],
    [{ lines: [] }, 'lines', 'required'],
    [{ lines: [{ text: '', cents: 1, vatHundredths: 0 }] }, 'lines[0].text', 'required'],
    [{ lines: [{ text: 'x', cents: 0, vatHundredths: 0 }] }, 'lines[0].cents', 'tooSmall'],
    [{ lines: [{ text: 'x', cents: 1.5, vatHundredths: 0 }] }, 'lines[0].cents', 'wrongType'],
    [{ lines: [{ text: 'x', cents: 1, vatHundredths: 10_001 }] }, 'lines[0].vatHundredths', 'tooBig'],
    [{ lines: [{ text: 'x', cents: 99_999_999_999, vatHundredths: 1 }] }, 'lines', 'tooBig'],
    [{ lines: [null] }, 'lines[0]', 'required'],
  ])('refuse %j at its field', async (wrong, path, code) => {
    const { status, error } = await staff.browser.post('/invoices', invoiceBody(wrong));
    expect({ status, fields: error?.details.fields }).toMatchObject({
      status: 422,
      fields: [{ path, code }],
    });
  });
});

describe('sending', () => {
  it('assigns the next number, the day and the reference, and locks the invoice', async () => {
    const last = await seriesIsAt();
    const { record } = await read((await sent(staff)).hash);
    const number = last + 1;
    expect(record).toMatchObject({ state: 'sent', number, issued: today(), reference: referenceOf(number) });
    expect(await lastFacts('invoice.send')).toEqual({ invoice: record.hash, number });
    expect(await put(record.hash, invoiceBody(), '*')).toMatchObject({ status: 409, code: 'invoiceSent' });
    expect(await remove(record.hash, '*')).toMatchObject({ status: 409, code: 'invoiceSent' });
    expect(await send(staff, record.hash)).toMatchObject({ status: 409, code: 'invoiceState' });
  });

  it('begins with 1001 and leaves no gap under twenty concurrent calls, some of which fail', async () => {
    const last = await seriesIsAt();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => drafted(staff)));
    const late = await drafted(staff, invoiceBody({ due: inDays(-1) }));
    const responses = await Promise.all([
      ...drafts.map(({ hash }) => send(staff, hash)),
      send(staff, late.hash),
    ]);
    const numbers = responses.flatMap(({ status, record }) => (status === 200 ? [record.number] : []));
    expect(numbers.sort()).toEqual(drafts.map((_, each) => last + 1 + each));
    const { knex } = (await server()).system.db;
    const all = (await knex('invoices').whereNotNull('number').orderBy('number')) as { number: number }[];
    expect(all.map(({ number }) => number)).toEqual(all.map((_, each) => 1001 + each));
    expect(all).toHaveLength(last + 20 - 1000);
  });

  it('gives a draft one number when two people send it', async () => {
    const { hash } = await drafted(staff);
    const last = await seriesIsAt();
    const responses = await Promise.all([send(staff, hash), send(colleague, hash)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seriesIsAt()).toBe(last + 1);
  });

  it('sends what was read, or nothing when another person changes it at the same time', async () => {
    const { hash } = await drafted(staff);
    const tag = await tagOf(hash);
    expect((await send(staff, hash, '')).status).toBe(428);
    const [sending, changing] = await Promise.all([
      send(staff, hash, tag),
      put(hash, bodyOver(100), tag, colleague),
    ]);
    expect([200, 412]).toContain(sending.status);
    expect(changing.status).toBe(sending.status === 200 ? 409 : 200);
    const { record } = await read(hash);
    expect(record).toMatchObject(
      sending.status === 200 ? { state: 'sent', totalInCents: 836 } : { state: 'draft', totalInCents: 100 },
    );
  });

  it('refuses a due day in the past', async () => {
    const { hash } = await drafted(staff, invoiceBody({ due: inDays(-1) }));
    const refused = await send(staff, hash);
    expect(refused).toMatchObject({ status: 422, code: 'dayInvalid' });
    expect(refused.error?.details.field).toBe('due');
  });

  it('needs the details of the society', async () => {
    const { hash } = await drafted(staff);
    const { hash: open } = await sent(staff);
    for (const missing of [{ businessId: '' }, { postalAddress: null }]) {
      await setSender({ businessId: '1234567-1', postalAddress: 'Katu 1', ...missing });
      expect(await send(staff, hash)).toMatchObject({ status: 409, code: 'senderMissing' });
      expect(await credit(staff, open)).toMatchObject({ status: 409, code: 'senderMissing' });
    }
    await setSender({ businessId: '1234567-1', postalAddress: 'Kirjailijankatu 1\n00100 Helsinki' });
    expect((await send(staff, hash)).status).toBe(200);
  });
});

describe('the PDF', () => {
  beforeEach(forgetPdfs);

  it('shows the sender, the payer, the lines, the totals and how to pay', async () => {
    const { hash, number, reference } = await sent(
      staff,
      invoiceBody({
        lines: [...invoiceBody().lines, { text: 'Kirjat', cents: 123_456_700, vatHundredths: 1350 }],
      }),
    );
    expect((await staff.browser.get(at(hash, '/pdf'))).status).toBe(404);
    const text = await printed(hash);
    const { record } = await read(hash);
    expect(record.isPdfReady).toBe(1);
    for (const shown of [
      ...['Kirjallisuuden tekijänoikeusjärjestö', '1234567-1', 'Kirjailijankatu 1, 00100 Helsinki'],
      ...['FI49 5000 9420 0287 30', 'OKOYFIHH', 'Opetus- ja kulttuuriministeriö', '0245872-8', 'PL 29'],
      ...[`Laskun numero ${number}`, `Viitenumero ${reference}`, 'Eräpäivä', 'Lainauskorvaus 25,5 % 3,33'],
      ...['Veroton summa 1 234 573,66 €', 'ALV 25,5 %, veroton 6,66 € 1,70 €'],
      ...['ALV 13,5 %, veroton 1 234 567,00 € 166 666,55 €', 'Maksettava 1 401 241,91 €'],
    ])
      expect(text.replace(/ +/g, ' ')).toContain(shown);
  });

  it('is made once, in the language of the invoice and with the sender as it was', async () => {
    const { hash } = await sent(staff, invoiceBody({ language: 'sv' }));
    await setSender({ postalAddress: 'Uusi katu 2' });
    const text = await printed(hash);
    await setSender({ postalAddress: 'Kirjailijankatu 1\n00100 Helsinki' });
    for (const shown of ['Faktura', 'Referensnummer', 'Att betala', 'Upphovsrättsorganisationen'])
      expect(text).toContain(shown);
    expect(text).toContain('Kirjailijankatu 1');
    expect(await runJobs()).toBe(0);
  });

  it('is made again as it would have been, once, after its job has failed', async () => {
    const { hash } = await sent(staff);
    const again = () => staff.browser.post<Invoice>(at(hash, '/pdf'), {});
    expect((await again()).record).toMatchObject({ isPdfReady: 0, isPdfFailed: 0 });
    const { knex } = (await server()).system.db;
    const jobs = () => knex('jobs').where({ kind: 'invoice', state: 'ready' });
    expect(await jobs()).toHaveLength(1);
    await knex('jobs').where({ kind: 'invoice' }).update({ state: 'dead' });
    expect((await read(hash)).record).toMatchObject({ isPdfReady: 0, isPdfFailed: 1 });
    await setSender({ postalAddress: 'Uusi katu 2' });
    const responses = await Promise.all([again(), again()]);
    expect(responses.map(({ record }) => record.isPdfFailed)).toEqual([0, 0]);
    expect(await jobs()).toHaveLength(1);
    const events = knex('audit_log').where({ event: 'invoice.makePdf' }).whereLike('facts', `%${hash}%`);
    expect(await events).toHaveLength(1);
    const text = await printed(hash);
    await setSender({ postalAddress: 'Kirjailijankatu 1\n00100 Helsinki' });
    expect(text).toContain('Kirjailijankatu 1');
    expect((await again()).record).toMatchObject({ isPdfReady: 1, isPdfFailed: 0 });
    expect(await runJobs()).toBe(0);
    const draft = await staff.browser.post(at((await drafted(staff)).hash, '/pdf'), {});
    expect(draft).toMatchObject({ status: 409, code: 'invoiceState' });
  });

  it('is named by its kind', async () => {
    const { hash, number } = await sent(staff);
    const note = (await credit(staff, hash)).record;
    await runJobs();
    for (const [one, name] of [
      [hash, `lasku-${number}.pdf`],
      [note.hash, `hyvityslasku-${note.number}.pdf`],
    ] as const) {
      const { headers } = await staff.browser.send('GET', at(one, '/pdf'));
      expect(headers.get('content-disposition')).toContain(`"${name}"`);
    }
  });

  it('of a credit note names the credited invoice, and asks for no payment', async () => {
    const { hash, number } = await sent(staff, invoiceBody({ language: 'en' }));
    const note = (await credit(staff, hash)).record;
    const text = await printed(note.hash);
    for (const shown of ['Credit note', `Credits invoice ${number}`, 'Amount credited', '−8,36 €', '−3,33'])
      expect(text).toContain(shown);
    expect(text).not.toContain('Payment details');
  });
});

describe('payment', () => {
  it('is marked once, on a day from the issue until today', async () => {
    const { hash } = await sent(staff);
    for (const day of [inDays(1), inDays(-1)])
      expect(await payOn(staff, hash, day)).toMatchObject({ status: 422, code: 'dayInvalid' });
    const responses = await Promise.all([payOn(staff, hash), payOn(colleague, hash)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(hash)).record).toMatchObject({ state: 'paid', paidOn: today() });
  });

  it('is refused for drafts, credited invoices and credit notes', async () => {
    const { hash } = await sent(staff);
    const note = (await credit(staff, hash)).record;
    for (const other of [(await drafted(staff)).hash, hash, note.hash])
      expect(await payOn(staff, other)).toMatchObject({ status: 409, code: 'invoiceState' });
  });
});

describe('crediting', () => {
  it.each([
    ['sent', sent],
    ['paid', paidInvoice],
  ])('makes a credit note of a %s invoice, with the next number and negated amounts', async (_, make) => {
    const { hash, number } = await make(staff);
    const last = await seriesIsAt();
    const { status, record } = await credit(staff, hash);
    expect(status).toBe(201);
    expect(record).toMatchObject({
      ...{ state: 'sent', isCreditNote: 1, number: last + 1, reference: null, credits: { hash, number } },
      ...{ netInCents: -666, vatInCents: -170, totalInCents: -836, issued: today() },
    });
    expect(record.lines.map(({ cents }) => cents)).toEqual([-333, -333]);
    expect((await read(hash)).record).toMatchObject({
      state: 'credited',
      creditedBy: { hash: record.hash, number: last + 1 },
    });
    expect(await lastFacts('invoice.credit')).toEqual({ invoice: hash, number, creditNote: last + 1 });
  });

  it('happens once when two people credit an invoice, and not for drafts and credit notes', async () => {
    const { hash } = await sent(staff);
    const last = await seriesIsAt();
    const responses = await Promise.all([credit(staff, hash), credit(colleague, hash)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await seriesIsAt()).toBe(last + 1);
    const note = responses.find(({ status }) => status === 201)?.record.hash ?? '';
    for (const other of [note, (await drafted(staff)).hash])
      expect(await credit(staff, other)).toMatchObject({ status: 409, code: 'invoiceState' });
  });
});

describe('the list', () => {
  it('has drafts first, then the newest numbers, by state or only credit notes, and in pages', async () => {
    const [draft, one, two] = [await drafted(staff), await sent(staff), await sent(staff)];
    const { records } = await list({ limit: '200' });
    const hashes = records.map(({ hash }) => hash);
    expect(hashes[0]).toBe(draft.hash);
    expect(hashes.indexOf(two.hash)).toBe(hashes.indexOf(one.hash) - 1);
    const open = await list({ state: 'sent', limit: '1', offset: '1' });
    expect(open.records.map(({ hash }) => hash)).toEqual([one.hash]);
    expect(open.total).toBe(await countOf('invoices', { state: 'sent', credits_id: null }));
    const note = (await credit(staff, two.hash)).record;
    const notes = await list({ state: 'creditNote', limit: '1' });
    expect(notes.records.map(({ hash }) => hash)).toEqual([note.hash]);
    expect((await list({ state: 'sent' })).records.every(({ isCreditNote }) => isCreditNote === 0)).toBe(
      true,
    );
    expect((await list({ state: 'draft' })).records.every(({ state }) => state === 'draft')).toBe(true);
    expect(await staff.browser.get('/invoices', { state: 'x' })).toMatchObject({ status: 422 });
  });
});
