import { createRequire } from 'node:module';
import path from 'node:path';
import { newPublicHash } from '@nimio/domain/access/hash';
import { pdfMaxBytes } from '@nimio/domain/pdf/pdf-upload';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isDeclineShown } from '@nimio/domain/taxation/proposal';
import type { QueuedProposal, Taxation, TaxationEvent } from '@nimio/domain/taxation/taxation.types';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as SendMessageMail from '../src/api/message/use-cases/send-message-mail.js';
import type * as CheckPdf from '../src/integrations/pdf/check-pdf.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type * as InTurn from '../src/threads/mutex.js';
import { Browser } from './harness/browser.js';
import { pendingProposal, sentTaxCard, setTaxation, taxData } from './harness/calls/taxation.js';
import { elsewhere, resetRateLimits } from './harness/calls.js';
import { cmsDir } from './harness/environment.js';
import { formWith } from './harness/form-with.js';
import { countOf, idOf } from './harness/messages.js';
import { pdfOfSize, plainPdf } from './harness/pdf.js';
import { type Author, newAuthor, readProfile, represent } from './harness/people.js';
import { sendRaw } from './harness/raw.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;

const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { sendMessageMail } = load<typeof SendMessageMail>('api/message/use-cases/send-message-mail.js');

const change = ({ browser }: Author, { profileHash }: Author, body: object) =>
  browser.send<Profile>('PUT', `/taxation/${profileHash}`, { body });
const propose = (author: Author, proposedTaxRate: unknown) => change(author, author, { proposedTaxRate });
const cancel = (author: Author) => change(author, author, { proposalStatus: 'CANCELLED' });
const sendCard = ({ browser, profileHash }: Author, form = formWith(plainPdf())) =>
  browser.send<Profile>('POST', `/taxation/${profileHash}/taxcard`, { raw: form });
const download = ({ browser }: Author, { profileHash }: Author) =>
  browser.get(`/taxation/${profileHash}/download`);
const decide = ({ browser }: Author, { profileHash }: Author, how: 'accept' | 'reject', body: object) =>
  browser.send<Taxation>('DELETE', `/taxation/${profileHash}/${how}`, { body });
const eventsOf = async ({ browser, profileHash }: Author) =>
  ((await browser.get('/taxation/change-events', { profileHash })).body as { records: TaxationEvent[] })
    .records;
const taxationOf = async (author: Author) => (await readProfile(author)).taxation;
const newest = async (author: Author) =>
  newestRow<{ title: string; content: string }>('messages', {
    id: (await newestRow<{ message_id: number }>('message_copies', { profile_id: await idOf(author) }))
      .message_id,
  });

const visitKeyOf = async ({ me }: Author) =>
  `taxCard-visit:a${(await newestRow<{ id: number }>('accounts', { hash: me.user.hash })).id}`;

/** Sends a card whose second half follows once the call is in progress, and after this promise. */
async function sendSlowly(
  { browser }: Author,
  { profileHash }: Author,
  table: string,
  underWay: Record<string, unknown>,
  between: () => Promise<void>,
) {
  const { text, type } = formWith(plainPdf());
  const half = Math.floor(text.length / 2);
  const rest = async () => {
    await vi.waitFor(async () => expect(await countOf(table, underWay)).toBeGreaterThan(0));
    // Another call of the same person has been answered while the first waits for its bytes.
    await browser.get('/me');
    await between();
    return text.subarray(half);
  };
  const headers = { 'content-type': type };
  const target = `/api/taxation/${profileHash}/taxcard`;
  return sendRaw('POST', target, { headers, body: text.subarray(0, half), rest, isChunked: true }, browser);
}

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});
beforeEach(resetRateLimits);

/** An author with 20 percent this year. */
async function taxed(changes: object = {}): Promise<Author> {
  const author = await newAuthor();
  await setTaxation(author.profileHash, changes);
  return author;
}

const organisation = { kind: 'organisation', organisation_name: 'Kustannus Oy' };

describe('taxation', () => {
  it('exists only for creators, and is empty at first', async () => {
    const author = await newAuthor();
    expect(await taxationOf(author)).toEqual({
      taxType: null,
      taxRate: null,
      taxYear: null,
      ...{ defaultRate: 60, payeeKind: 'creator', taxResidence: 'FI' },
      next: null,
      taxDataDate: null,
      proposal: null,
      proposalStatus: null,
      proposalCreationDate: null,
      proposalStatusUpdateDate: null,
      proposedTaxRate: null,
      proposalReason: null,
      taxCardPath: null,
    });
  });

  it.each<[string, object, string[], string, number]>([
    ['an estate', {}, ['estate'], 'estate', 30],
    ['an unsettled estate abroad', { tax_residence: 'SE' }, ['unsettledEstate', 'creator'], 'estate', 30],
    ['an organisation', organisation, ['beneficiary'], 'organisation', 60],
    ['an organisation abroad', { ...organisation, tax_residence: 'SE' }, [], 'organisation', 20],
    ['a creator', {}, ['beneficiary', 'creator'], 'creator', 60],
    ['a creator in Åland', { tax_residence: 'AX' }, ['creator'], 'creator', 60],
    ['a creator abroad', { tax_residence: 'SE' }, ['creator'], 'creator', 30],
    ['a beneficiary', {}, ['beneficiary', 'representative'], 'beneficiary', 30],
    ['a representative', {}, ['representative'], 'representative', 60],
    ['a person without a role, abroad', { tax_residence: 'US' }, [], 'representative', 30],
  ])('of %s has the default of its kind and residence', async (_, columns, roles, payeeKind, defaultRate) => {
    const payee = await newAuthor();
    const { knex } = (await server()).system.db;
    const profile_id = await idOf(payee);
    await knex('profile_roles').where({ profile_id }).delete();
    for (const role of roles) await knex('profile_roles').insert({ profile_id, role });
    await knex('profiles')
      .where({ id: profile_id })
      .update({ tax_residence: 'FI', ...columns });
    expect(await taxationOf(payee)).toMatchObject({ payeeKind, defaultRate });
  });

  it('is open to every profile: a beneficiary proposes a raise above the default, or sends a tax card', async () => {
    const payee = await newAuthor();
    const { knex } = (await server()).system.db;
    await knex('profile_roles')
      .where({ profile_id: await idOf(payee) })
      .update({ role: 'beneficiary' });
    expect(await propose(payee, 30)).toMatchObject({ status: 422 });
    expect((await propose(payee, 30.5)).status).toBe(200);
    const proposal = await pendingProposal(payee.profileHash);
    expect((await decide(staff, payee, 'accept', { proposal })).record).toMatchObject({
      ...{ taxType: 'ST', taxRate: 30.5, taxYear: taxData.taxYear },
    });
    expect((await sendCard(payee)).status).toBe(201);
  });

  it('of an organisation is set by staff, with its country of tax residence', async () => {
    const payee = await newAuthor();
    const { knex } = (await server()).system.db;
    await knex('profiles')
      .where({ id: await idOf(payee) })
      .update(organisation);
    const set = (changes: object) =>
      staff.browser.send<Taxation>('PUT', `/taxation/${payee.profileHash}/change-percentage`, {
        body: { ...taxData, ...changes },
      });
    const { record } = await set({ taxRate: 0, taxType: 'Y', taxResidence: 'SE' });
    expect(record).toMatchObject({ taxRate: 0, taxType: 'Y', taxResidence: 'SE', defaultRate: 20 });
    for (const taxResidence of ['ZZ', 'fi', '', undefined])
      expect((await set({ taxResidence })).status).toBe(422);
  });

  it('keeps halves of a percent exactly', async () => {
    const author = await taxed({ rate: 235 });
    expect((await taxationOf(author))?.taxRate).toBe(23.5);
  });
});

describe('a higher rate', () => {
  it('is pending for the society, and can be changed and cancelled', async () => {
    const author = await taxed();
    expect((await propose(author, 30.5)).record.taxation).toMatchObject({
      proposalStatus: 'PENDING',
      proposedTaxRate: 30.5,
      taxRate: 20,
    });
    const first = await pendingProposal(author.profileHash);
    expect((await propose(author, 30.5)).status).toBe(200);
    expect(await pendingProposal(author.profileHash)).toBe(first);
    await propose(author, 40);
    expect(await pendingProposal(author.profileHash)).not.toBe(first);
    expect((await cancel(author)).record.taxation).toMatchObject({
      proposalStatus: 'CANCELLED',
      taxRate: 20,
    });
    expect((await cancel(author)).status).toBe(200);
    expect((await eventsOf(author)).map(({ kind }) => kind)).toEqual(['cancelled', 'proposed', 'proposed']);
  });

  it('is cancelled at the version that was seen', async () => {
    const author = await taxed();
    const cancelSeen = (proposal: string) =>
      change(author, author, { proposalStatus: 'CANCELLED', proposal });
    await propose(author, 30);
    const first = await pendingProposal(author.profileHash);
    await propose(author, 40);
    expect(await cancelSeen(first)).toMatchObject({ status: 409, code: 'taxProposalChanged' });
    const second = (await taxationOf(author))?.proposal ?? '';
    expect((await Promise.all([cancelSeen(second), cancelSeen(second)])).map(({ status }) => status)).toEqual(
      [200, 200],
    );
    expect(await taxationOf(author)).toMatchObject({ proposal: second, proposalStatus: 'CANCELLED' });
    await propose(author, 50);
    const third = await pendingProposal(author.profileHash);
    await decide(staff, author, 'accept', { proposal: third });
    expect((await cancelSeen(third)).code).toBe('taxProposalChanged');
    expect(await taxationOf(author)).toMatchObject({ taxRate: 50, proposalStatus: 'ACCEPTED' });
    expect((await change(author, author, { proposedTaxRate: 55, proposal: third })).status).toBe(422);
  });

  it.each([
    [-0.5, 'taxRateNegative'],
    [20, 'taxRateNotAbove'],
    [19.5, 'taxRateNotAbove'],
    [60.5, 'tooBig'],
    [30.25, 'taxRateStep'],
    ['30', 'wrongType'],
    [null, 'required'],
  ])('is refused when it is %j', async (rate, code) => {
    const response = await propose(await taxed(), rate);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields).toEqual([
      expect.objectContaining({ path: 'proposedTaxRate', code }),
    ]);
  });

  it('is not possible if 60 percent is withheld already: without data, or with old data', async () => {
    const old = await taxed({ year: taxData.taxYear - 2 });
    for (const author of [await newAuthor(), old]) {
      expect((await propose(author, 60)).error?.details.fields?.[0]).toMatchObject({ params: { rate: 60 } });
    }
    const ofLastYear = await taxed({ year: taxData.taxYear - 1 });
    expect((await propose(ofLastYear, 60)).status).toBe(200);
  });

  it('together with a cancellation is refused, and so is neither', async () => {
    const author = await taxed();
    const both = { proposedTaxRate: 30, proposalStatus: 'CANCELLED' };
    for (const body of [both, {}]) expect((await change(author, author, body)).status).toBe(422);
  });

  it('that is requested several times concurrently is one', async () => {
    const author = await taxed();
    await Promise.all([30, 30, 31, 31, 32].map((rate) => propose(author, rate)));
    const pending = { profile_id: await idOf(author), status: 'PENDING' };
    expect(await countOf('tax_proposals', pending)).toBe(1);
  });
});

describe('a tax card', () => {
  it('is stored encrypted and returned unchanged under our own file name', async () => {
    const author = await newAuthor();
    const pdf = plainPdf();
    const sent = await sendCard(author, formWith(pdf, {}, '../010150-900X "kortti".pdf'));
    expect(sent.status).toBe(201);
    expect(sent.record.taxation).toMatchObject({
      proposalStatus: 'PENDING',
      proposedTaxRate: null,
      taxCardPath: `/api/taxation/${author.profileHash}/download`,
    });
    const row = await newestRow<{ bytes_sealed: string; size: number }>('tax_cards', {
      profile_id: await idOf(author),
    });
    expect(row.size).toBe(pdf.length);
    expect(Buffer.from(row.bytes_sealed.split('.')[3] ?? '', 'base64url').includes('%PDF')).toBe(false);
    const target = `/api/taxation/${author.profileHash}/download`;
    const { status, headers, text } = await sendRaw('GET', target, {}, author.browser);
    expect([status, text]).toEqual([200, pdf.toString()]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="verokortti-\d{4}-\d\d-\d\d\.pdf"$/,
    );
  });

  it('and a higher rate cannot both be pending: one must be cancelled first', async () => {
    const author = await taxed();
    await propose(author, 30);
    expect(await sendCard(author)).toMatchObject({ status: 405, code: 'taxCardNotAllowed' });
    await cancel(author);
    expect((await sendCard(author)).status).toBe(201);
    expect(await propose(author, 30)).toMatchObject({ status: 405, code: 'taxRateChangeNotAllowed' });
    expect((await taxationOf(author))?.proposedTaxRate).toBeNull();
    await cancel(author);
    expect((await propose(author, 30)).status).toBe(200);
  });

  it('replaces the previous one, and is deleted when it is cancelled', async () => {
    const author = await newAuthor();
    expect((await sendCard(author)).status).toBe(201);
    expect((await sendCard(author)).status).toBe(201);
    expect(await countOf('tax_cards', { profile_id: await idOf(author) })).toBe(1);
    await cancel(author);
    expect((await taxationOf(author))?.taxCardPath).toBeNull();
    expect(await download(author, author)).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('is refused with Retry-After if the queue is full', async () => {
    const author = await newAuthor();
    const { checkPdf } = load<typeof CheckPdf>('integrations/pdf/check-pdf.js');
    const { runExclusive } = load<typeof InTurn>('threads/mutex.js');
    let goOn = () => {};
    void runExclusive('tax cards', () => new Promise<void>((resolve) => (goOn = resolve)));
    const waiting = Array.from({ length: 10 }, (_, index) => checkPdf(plainPdf(), `other ${index}`));
    try {
      const refused = await sendCard(author);
      expect(refused).toMatchObject({ status: 503, code: 'pdfChecksBusy' });
      expect(refused.headers.get('retry-after')).toBe('30');
    } finally {
      goOn();
      await Promise.all(waiting);
    }
    expect((await sendCard(author)).status).toBe(201);
  });

  it('whose sender lost access during the upload is refused', async () => {
    const [author, sender] = [await newAuthor(), await newAuthor()];
    await represent(sender, author);
    const { knex } = (await server()).system.db;
    const of = { profile_id: await idOf(author) };
    const endGrant = async () => {
      const account = await newestRow<{ id: number }>('accounts', { hash: sender.me.user.hash });
      await knex('access_grants')
        .where({ ...of, account_id: account.id })
        .delete();
    };
    const theirs = await sendSlowly(sender, author, 'throttles', { key: await visitKeyOf(sender) }, endGrant);
    expect(theirs).toMatchObject({ status: 404, code: 'notFound' });
    const colleague = await newAuthor({ roles: ['admin'] });
    const logOut = async () => void (await elsewhere(colleague.browser).post('/auth/logout', {}));
    const looked = { ...of, event: 'staff.call' };
    const staffs = await sendSlowly(colleague, author, 'audit_log', looked, logOut);
    expect(staffs).toMatchObject({ status: 401, code: 'sessionMissing' });
    expect(await countOf('tax_cards', of)).toBe(0);
  });

  it('that is sent several times concurrently is one pending proposal', async () => {
    const author = await newAuthor();
    const responses = await Promise.all([1, 2, 3, 4].map(() => sendCard(author)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await countOf('tax_cards', { profile_id: await idOf(author) })).toBe(1);
  });

  it('belongs to the customer: others cannot see, send or replace it', async () => {
    const [author, stranger] = [await newAuthor(), await newAuthor()];
    await sentTaxCard(author);
    expect((await download(stranger, author)).code).toBe('notFound');
    expect((await sendCard({ ...stranger, profileHash: author.profileHash })).code).toBe('notFound');
    expect((await change(stranger, author, { proposalStatus: 'CANCELLED' })).code).toBe('notFound');
    expect((await sendCard({ ...author, browser: new Browser() })).code).toBe('sessionMissing');
  });

  const parts = (...lines: string[]) => ({
    text: Buffer.from(`${lines.join('\r\n')}\r\n`),
    type: 'multipart/form-data; boundary=b',
  });
  const field = ['--b', 'Content-Disposition: form-data; name="rate"', '', '10', '--b--'];
  const fileNamed = (name: string) => [
    '--b',
    `Content-Disposition: form-data; name="${name}"; filename="a.pdf"`,
    'Content-Type: application/pdf',
    '',
    plainPdf().toString('latin1'),
  ];

  it.each([
    ['no file', parts('--b--'), 'validationError'],
    ['a field', parts(...field), 'validationError'],
    ['another name', parts(...fileNamed('card'), '--b--'), 'validationError'],
    ['two files', parts(...fileNamed('file'), ...fileNamed('file'), '--b--'), 'validationError'],
    ['a file and a field', parts(...fileNamed('file'), ...field), 'validationError'],
    ['an end too early', parts(...fileNamed('file')), 'malformedRequest'],
    ['no boundary', { ...parts('--b--'), type: 'multipart/form-data; x=1' }, 'malformedRequest'],
    ['JSON', { text: Buffer.from('{}'), type: 'application/json' }, 'unsupportedMediaType'],
    ['a page called a PDF', formWith(Buffer.from('<html>')), 'fileNotPdf'],
    ['an empty file', formWith(Buffer.alloc(0)), 'fileNotPdf'],
  ])('is refused as %s', async (_, form, code) => {
    const author = await newAuthor();
    expect((await sendCard(author, form)).code).toBe(code);
    expect(await countOf('tax_cards', { profile_id: await idOf(author) })).toBe(0);
  });

  it('of 10 MB is accepted; a byte more is refused, with or without Content-Length', async () => {
    const { browser, profileHash } = await newAuthor();
    const target = `/api/taxation/${profileHash}/taxcard`;
    const send = (bytes: number, isChunked: boolean) => {
      const { text, type } = formWith(pdfOfSize(bytes));
      return sendRaw('POST', target, { body: text, headers: { 'content-type': type }, isChunked }, browser);
    };
    for (const isChunked of [true, false]) {
      const tooLong = await send(pdfMaxBytes + 1, isChunked);
      expect(tooLong).toMatchObject({ status: 413, code: 'payloadTooLarge' });
      expect((await send(pdfMaxBytes, isChunked)).status).toBe(201);
    }
  });

  it('with a much larger Content-Length is refused before it is received', async () => {
    const { browser, profileHash } = await newAuthor();
    const { text, type } = formWith(plainPdf());
    const headers = { 'content-type': type, 'content-length': String(2 * pdfMaxBytes) };
    const begun = { body: text.subarray(0, text.length / 2), headers };
    const response = await sendRaw('POST', `/api/taxation/${profileHash}/taxcard`, begun, browser);
    expect(response).toMatchObject({ status: 413, code: 'payloadTooLarge' });
  });

  it('is the only form that our calls accept', async () => {
    const { browser } = await newAuthor();
    const form = formWith(plainPdf());
    for (const target of ['/messages', '/taxation', '/taxation/x/taxcard/y']) {
      expect((await browser.send('POST', target, { raw: form })).status).toBe(401);
    }
  });
});

describe('the society', () => {
  it('accepts a rate as it was proposed, and notifies the customer', async () => {
    const author = await taxed();
    await propose(author, 35.5);
    const proposal = await pendingProposal(author.profileHash);
    const response = await decide(staff, author, 'accept', { proposal });
    expect(response.record).toMatchObject({ taxRate: 35.5, taxType: 'ST', proposalStatus: 'ACCEPTED' });
    expect(await newest(author)).toMatchObject({ title: 'Veroprosenttisi on korotettu' });
    expect((await newest(author)).content).toContain('35,5 prosenttia');
    expect(await decide(staff, author, 'accept', { proposal })).toMatchObject({ status: 409 });
    const audited = { event: 'taxation.accept', profile_id: await idOf(author), as_staff: 1 };
    expect(await countOf('audit_log', audited)).toBe(1);
  });

  it('accepts a card with the data read from it, and stores only that card', async () => {
    const author = await newAuthor();
    const proposal = await sentTaxCard(author);
    const missing = await decide(staff, author, 'accept', { proposal, taxType: 'ST' });
    expect(missing.error?.details.fields?.map(({ path }) => path)).toEqual(['taxRate', 'taxYear']);
    expect((await decide(staff, author, 'accept', { proposal, ...taxData })).record).toMatchObject(taxData);
    await decide(staff, author, 'accept', { proposal: await sentTaxCard(author), ...taxData });
    expect(await countOf('tax_cards', { profile_id: await idOf(author) })).toBe(1);
    expect((await download(author, author)).status).toBe(200);
  });

  it('accepts a card of next year, which applies from the beginning of that year', async () => {
    const author = await taxed();
    const proposal = await sentTaxCard(author);
    const taxYear = taxData.taxYear + 1;
    const { record } = await decide(staff, author, 'accept', { proposal, ...taxData, taxYear });
    expect(record).toMatchObject({ taxRate: 20, taxYear: taxData.taxYear, next: { ...taxData, taxYear } });
    expect((await newest(author)).content).toContain(`24,5 prosenttia vuoden ${taxYear} alusta alkaen`);
    expect((await eventsOf(author))[0]).toMatchObject({ kind: 'accepted', taxYear });
  });

  it('declines with a reason, notifies the customer, and deletes the card', async () => {
    const author = await newAuthor();
    const proposal = await sentTaxCard(author);
    for (const reason of ['', '  ', 'x'.repeat(1001), 'a\u0000b', undefined]) {
      expect((await decide(staff, author, 'reject', { proposal, reason })).status).toBe(422);
    }
    const reason = 'Kortti on viime vuodelta. 👩‍👩‍👧 שלום';
    const response = await decide(staff, author, 'reject', { proposal, reason });
    expect(response.record).toMatchObject({
      proposalStatus: 'DECLINED',
      proposalReason: reason,
      taxCardPath: null,
    });
    expect((await newest(author)).content).toContain(reason);
    const taxation = await taxationOf(author);
    expect(taxation && isDeclineShown(taxation)).toBe(true);
    const body = { ...taxData, taxRate: 25, taxResidence: 'FI' };
    await staff.browser.send('PUT', `/taxation/${author.profileHash}/change-percentage`, { body });
    const overtaken = await taxationOf(author);
    expect(overtaken && isDeclineShown(overtaken)).toBe(false);
    expect((await sendCard(author)).status).toBe(201);
  });

  it('decides only on the version that it has seen', async () => {
    const author = await taxed();
    await propose(author, 30);
    const seen = await pendingProposal(author.profileHash);
    await propose(author, 50);
    expect(await decide(staff, author, 'accept', { proposal: seen })).toMatchObject({
      status: 409,
      code: 'taxProposalChanged',
    });
    expect((await taxationOf(author))?.taxRate).toBe(20);
  });

  it('opens a pending proposal, reports a handled one, and finds no other', async () => {
    const author = await taxed();
    await propose(author, 30);
    const proposal = await pendingProposal(author.profileHash);
    const show = (hash: string) => staff.browser.get(`/taxation/queue/${hash}`);
    expect((await show(proposal)).status).toBe(200);
    await decide(staff, author, 'accept', { proposal });
    expect(await show(proposal)).toMatchObject({ status: 409, code: 'taxProposalChanged' });
    expect(await show(newPublicHash())).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('does not raise a rate by an outdated proposal', async () => {
    const author = await taxed();
    await propose(author, 30);
    const { browser } = staff;
    const body = { ...taxData, taxRate: 40, taxResidence: 'FI' };
    await browser.send('PUT', `/taxation/${author.profileHash}/change-percentage`, { body });
    expect(await taxationOf(author)).toMatchObject({ taxRate: 40, proposalStatus: 'PENDING' });
    const proposal = await pendingProposal(author.profileHash);
    expect(await decide(staff, author, 'accept', { proposal })).toMatchObject({
      status: 409,
      code: 'taxProposalOvertaken',
    });
    expect((await eventsOf(author)).map(({ kind, by }) => [kind, by])).toEqual([
      ['set', 'society'],
      ['proposed', 'customer'],
    ]);
    const reason = 'Prosenttisi on jo korkeampi.';
    expect((await decide(staff, author, 'reject', { proposal, reason })).status).toBe(200);
    expect(await taxationOf(author)).toMatchObject({ taxRate: 40, proposalStatus: 'DECLINED' });
  });

  it('sets tax data only over the version that it has seen', async () => {
    const author = await newAuthor();
    const set = (taxRate: number, taxDataDate: unknown, seenTaxResidence = 'FI') =>
      staff.browser.send<Taxation>('PUT', `/taxation/${author.profileHash}/change-percentage`, {
        body: { ...taxData, taxRate, taxDataDate, seenTaxResidence, taxResidence: 'FI' },
      });
    const responses = await Promise.all([set(30, null), set(40, null), set(50, null)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.code).toBe('taxDataChanged');
    const stored = responses.find(({ status }) => status === 200)?.record;
    expect(await taxationOf(author)).toEqual(stored);
    expect((await set(35, null)).code).toBe('taxDataChanged');
    expect((await set(35, stored?.taxDataDate)).record.taxRate).toBe(35);
    expect((await set(36, stored?.taxDataDate)).code).toBe('taxDataChanged');
    const read = (await taxationOf(author)).taxDataDate;
    expect((await set(36, read, 'SE')).code).toBe('taxDataChanged');
    for (const wrong of ['x'.repeat(10_000), 'a\u0000b', 1]) expect((await set(36, wrong)).status).toBe(422);
    expect(await taxationOf(author)).toMatchObject({ taxRate: 35 });
    expect((await eventsOf(author)).map(({ kind }) => kind)).toEqual(['set', 'set']);
  });

  it('does not decide through the customer or the customer’s representatives', async () => {
    const [clerk, customer] = [await newAuthor({ roles: ['superadmin'] }), await newAuthor()];
    await represent(clerk, customer);
    for (const whose of [clerk, customer]) {
      await setTaxation(whose.profileHash);
      await propose(whose, 30);
      const proposal = await pendingProposal(whose.profileHash);
      const change = `/taxation/${whose.profileHash}/change-percentage`;
      const responses = [
        await decide(clerk, whose, 'accept', { proposal }),
        await decide(clerk, whose, 'reject', { proposal, reason: 'Ei' }),
        await clerk.browser.send('PUT', change, { body: { ...taxData, taxResidence: 'FI' } }),
      ];
      for (const response of responses) expect(response).toMatchObject({ status: 403, code: 'ownAffairs' });
      expect(await taxationOf(whose)).toMatchObject({ taxRate: 20, proposalStatus: 'PENDING' });
      expect((await decide(staff, whose, 'accept', { proposal })).status).toBe(200);
    }
  });

  it('decides once if several people decide concurrently', async () => {
    const author = await newAuthor();
    const proposal = await sentTaxCard(author);
    const responses = await Promise.all([
      decide(staff, author, 'accept', { proposal, ...taxData }),
      decide(staff, author, 'reject', { proposal, reason: 'Ei' }),
      decide(staff, author, 'accept', { proposal, ...taxData }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await countOf('message_copies', { profile_id: await idOf(author) })).toBe(1);
  });

  it('lists the oldest pending proposal first', async () => {
    const [first, second] = [await taxed(), await newAuthor()];
    await propose(first, 30);
    await sentTaxCard(second);
    const { body } = await staff.browser.get('/taxation/queue', { limit: '200' });
    const mine = [first, second].map(({ profileHash }) => profileHash);
    const found = (body as { records: QueuedProposal[] }).records.filter((one) =>
      mine.includes(one.profileHash),
    );
    expect(found.map(({ kind, proposedTaxRate }) => [kind, proposedTaxRate])).toEqual([
      ['rate', 30],
      ['card', null],
    ]);
    expect((await first.browser.get('/taxation/queue')).code).toBe('forbidden');
  });

  it('mails once that a card has been handled, in the customer’s language and without the decision', async () => {
    const { system } = await server();
    const [accepted, declined, silent] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const wish = (author: Author, changes: object) =>
      system.db.knex('profiles').where({ hash: author.profileHash }).update(changes);
    // The permission to be contacted is another one, and is off by default.
    await wish(accepted, { language: 'sv', allow_contact_by_email: 0 });
    await wish(silent, { mail_tax_cards: 0, allow_contact_by_email: 1 });
    await system.db.knex('jobs').delete();
    for (const author of [accepted, silent]) {
      const proposal = await sentTaxCard(author);
      const statuses = [1, 2].map(() => decide(staff, author, 'accept', { proposal, ...taxData }));
      expect((await Promise.all(statuses)).filter(({ status }) => status === 200)).toHaveLength(1);
    }
    await decide(staff, declined, 'reject', {
      proposal: await sentTaxCard(declined),
      reason: 'Salainen syy',
    });
    const sent: { to: string; subject: string; text: string }[] = [];
    const works = {
      'message-mail': sendMessageMail,
      'bulk-mail': (mail: (typeof sent)[number]) => Promise.resolve(void sent.push(mail)),
    };
    const jobs = makeJobs(system.db, () => system.now(), system.log, works, ['message-mail']);
    while ((await jobs.runDue()) > 0);
    expect(sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [`${accepted.username}@example.org`, 'Ditt skattekort har behandlats'],
        [`${declined.username}@example.org`, 'Verokorttisi on käsitelty'],
      ].toSorted(),
    );
    for (const { text } of sent) {
      expect(text).toMatch(/http:\/\/localhost:1337\/message\/\w{22}\?language=(fi|sv)/);
      expect(text).not.toMatch(/\d+ (procent|prosenttia)|Salainen|[{}]/);
    }
    expect((await newest(silent)).title).toBe('Verokorttisi on käsitelty');
  });

  it('writes in the customer’s language, and no mail contains the rate', async () => {
    const author = await taxed();
    const { system } = await server();
    const telling = { language: 'sv', allow_contact_by_email: 1 };
    await system.db.knex('profiles').where({ hash: author.profileHash }).update(telling);
    await propose(author, 35);
    await decide(staff, author, 'accept', { proposal: await pendingProposal(author.profileHash) });
    expect((await newest(author)).title).toBe('Din skatteprocent har höjts');
    await system.jobs.runDue();
    const jobs = await system.db.knex('jobs').where('kind', 'bulk-mail').orderBy('id', 'desc').limit(5);
    const mail = JSON.stringify((jobs as { payload: string }[]).map(({ payload }) => payload));
    expect(mail).toContain(author.username);
    expect(mail).not.toMatch(/procent|skatt/i);
  });
});
