import { createRequire } from 'node:module';
import path from 'node:path';
import { customerFlags } from '@nimio/domain/customer/customer-filter';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as MailWeekly from '../src/api/book-suggestion/use-cases/mail-book-suggestions-weekly.js';
import type * as LookUp from '../src/api/customer-acquisition/use-cases/look-up-unregistered.js';
import type * as CatchUp from '../src/api/isni-sync/use-cases/enqueue-missed-names.js';
import type * as Newsletters from '../src/api/newsletter/use-cases/send-newsletters.js';
import type { Transaction } from '../src/data/database.js';
import type { System } from '../src/system.js';
import { Browser } from './harness/browser.js';
import { nameForIsni } from './harness/calls/author.js';
import { announced } from './harness/calls/content.js';
import { sentMessage } from './harness/calls/message.js';
import { suggestedWork } from './harness/calls/suggestion.js';
import { listedWork } from './harness/calls/work.js';
import { exampleOf, make, resetRateLimits, tableOfCalls } from './harness/calls.js';
import { newEditor } from './harness/editors.js';
import { cmsDir, isPostgres } from './harness/environment.js';
import { load } from './harness/load.js';
import { newIsni, newSurname } from './harness/new-values.js';
import { type Author, authorFor, newAuthor, newPerson } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add } from './harness/works.js';

const require = createRequire(import.meta.url);
const { enqueueMissedNames } = require(
  path.join(cmsDir, 'dist/src/api/isni-sync/use-cases/enqueue-missed-names.js'),
) as typeof CatchUp;
const { startWeeklyMail, mailBookSuggestionsWeekly } = require(
  path.join(cmsDir, 'dist/src/api/book-suggestion/use-cases/mail-book-suggestions-weekly.js'),
) as typeof MailWeekly;
const { lookUpUnregistered } = load<typeof LookUp>(
  'api/customer-acquisition/use-cases/look-up-unregistered.js',
);
const { startNewsletters, sendNewsletter } = load<typeof Newsletters>(
  'api/newsletter/use-cases/send-newsletters.js',
);

/** Tables that grow with the society's people and works. */
const large = [
  ...['works', 'deals', 'shares', 'contributions', 'profiles', 'accounts', 'sessions', 'author_names'],
  'change_suggestions',
  ...['access_grants', 'profile_roles', 'bank_accounts', 'contracts', 'terms_acceptances'],
  'previous_emails',
  ...['password_links', 'registrations', 'strong_auth_attempts', 'messages', 'message_copies', 'audit_log'],
  ...['taxations', 'tax_proposals', 'tax_cards', 'taxation_events'],
  ...['second_factors', 'recovery_codes'],
  ...['customer_notes', 'death_reports', 'death_report_documents', 'outreach_profiles', 'outreach_events'],
  ...['former_names', 'data_exports', 'data_export_parts'],
  ...['profile_choices', 'profile_names', 'profile_name_parts', 'author_name_keys', 'author_name_parts'],
  ...['isnis', 'isni_syncs', 'isni_attempts'],
  ...['author_match_keys', 'known_contributors'],
  ...['work_contributors', 'work_contributor_keys', 'hidden_book_suggestions', 'name_searches'],
  'work_words',
  'mailed_book_suggestions',
  'newsletter_deliveries',
  'loans',
  ...['payments', 'payment_statements', 'payment_notices', 'accountings', 'accounting_lines'],
];

interface Statement {
  sql: string;
  values: unknown[];
}

const statements = new Map<string, Statement>();
let app: System;

/** One that must be found, to prove that scans are detected. */
const control: Statement = { sql: 'select w.id from works w where w.publisher = ?', values: ['Kaarna'] };

const remember = (sql: string, values: unknown[] = []): void => {
  if (/^\s*(select|insert|update|delete)\b/i.test(sql)) statements.set(sql, { sql, values });
};

/** All mailboxes except the writer's own, and the notice by mail. */
async function walkTheMailboxes(): Promise<void> {
  const [writer, author, staff] = [
    await newAuthor(),
    await newAuthor(),
    await newAuthor({ roles: ['admin'] }),
  ];
  const profileHashes = [author.profileHash, writer.profileHash];
  const replyTo = await sentMessage(writer);
  const text = { title: 'Tiedote', message: 'Hei' };
  const notice = await staff.browser.post<{ hash: string }>('/messages', { ...text, profileHashes });
  await staff.browser.post('/messages', { ...text, profileHashes: [writer.profileHash], replyTo });
  for (const [{ browser }, { profileHash }] of [
    [staff, staff],
    [staff, author],
    [author, author],
  ] as const) {
    const body = { messageHashes: [notice.record.hash] };
    const control = `/messages/${profileHash}/readControl`;
    expect((await browser.get(`/messages/${profileHash}`)).status).toBe(200);
    expect((await browser.get(`/messages/${profileHash}/${notice.record.hash}`)).status).toBe(200);
    for (const status of ['unread', 'read']) {
      expect((await browser.send('PUT', control, { body: { ...body, status } })).status).toBe(200);
    }
  }
  for (const { browser } of [author, staff]) {
    const body = { messageHashes: [notice.record.hash] };
    expect((await browser.send('PUT', '/messages/archive', { body })).status).toBe(200);
  }
}

/**
 * A name that the batch queues, and one that staff request, both waiting until the jobs run; the list by reason; the
 * holder of an ISNI.
 */
async function walkTheRegister({ browser }: Author): Promise<void> {
  await nameForIsni();
  await enqueueMissedNames();
  const { authorHash } = await nameForIsni();
  expect((await browser.post(`/isnisync/${authorHash}`)).status).toBe(200);
  expect((await browser.get('/isnisync', { state: 'error', reason: 'noMatch' })).status).toBe(200);
  expect((await browser.get('/name-data', { search: newIsni() })).status).toBe(200);
}

/** The weekly mail: a profile that a work names gets it, and is checked again. */
async function walkTheTour(): Promise<void> {
  const { profileHash } = await suggestedWork(await newAuthor());
  const { id } = await app.db.knex('profiles').where({ hash: profileHash }).first<{ id: number }>('id');
  await startWeeklyMail();
  const batch = { week: '2026-11-23', afterId: id - 1 };
  await mailBookSuggestionsWeekly(batch, 'tour');
  await suggestedWork(await newAuthor());
  await mailBookSuggestionsWeekly(batch, 'tour');
}

/** An announcement to everyone and one to two roles, and the numbers of their recipients. */
async function walkTheNewsletter(): Promise<void> {
  const { profileHash } = await newAuthor();
  await app.db.knex('profiles').where({ hash: profileHash }).update({ mail_newsletter: 1 });
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const { send } = await newEditor('nimio-editor');
  for (const roles of [[], ['creator', 'tester']]) {
    const audience = roles.length > 0 ? Object.fromEntries(roles.map((role) => [role, true])) : null;
    const hash = await announced({ newsletter: true, audience });
    await startNewsletters();
    await sendNewsletter({ hash, afterId: id - 1 }, 'newsletter');
    expect((await send('GET', `/nimio/newsletter/recipients?roles=${roles.join()}`)).status).toBe(200);
  }
}

/**
 * Customers by conditions that a large part of them meets, in any order: a read of all is cheaper than an index of each.
 * Further conditions, which an index finds, come first.
 */
const isOfMostCustomers = ({ sql }: Statement): boolean =>
  /from profiles p join profile_names n on n.profile_id = p.id\s+(?:order by|where (?:\(not exists|p.closed_on is null and))/.test(
    sql,
  );

/** Customers by no, one and two words, of any role, of the commonest, and of two; author names by one and two. */
async function walkTheSearches({ browser }: Author, { person }: Author): Promise<void> {
  for (const search of ['', person.givenName, person.name]) {
    for (const filter of ['', 'creator', 'estate,beneficiary']) {
      const query = { ...(search && { search }), ...(filter && { filter }), offset: '0' };
      const { status } = await browser.get('/profiles/customer-data', query);
      expect(status, `${search} of ${filter}`).toBe(search || filter ? 200 : 422);
    }
    const { status } = await browser.get('/name-data', { search });
    expect(status, search).toBe(search ? 200 : 422);
  }
}

/** Each further condition on customers alone, and all of them together. */
async function walkTheFilters({ browser }: Author): Promise<void> {
  const few = { language: 'sv', productions: 'RUNO', participations: 'fsfr,skry' };
  const flags: Record<string, string> = Object.fromEntries(customerFlags.map((flag) => [flag, '1']));
  const alone = Object.entries({ ...few, ...flags }).map(([name, value]) => ({ [name]: value }));
  const statuses = ['closed', 'deceased', 'unchecked', 'all'].map((status) => ({ status }));
  const together = { ...few, ...flags };
  const queries: Record<string, string>[] = [
    ...[...alone, ...statuses, { participations: 'none' }],
    ...[together, { ...together, filter: 'creator' }, { ...together, status: 'closed' }],
  ];
  for (const query of queries)
    expect((await browser.get('/profiles/customer-data', query)).status, JSON.stringify(query)).toBe(200);
}

/**
 * Works by one, two and three words of one work, and by a word without works. Other works lack these words: for a
 * frequent word PostgreSQL rightly scans the table.
 */
async function walkTheTitles(author: Author): Promise<void> {
  const { browser, profileHash } = author;
  const words = [newSurname(), newSurname(), newSurname()];
  expect((await add(author, { name: words.join(' ') })).status).toBe(201);
  const typed = [...words.map((_, at) => words.slice(0, at + 1).join(' ')), newSurname()];
  for (const search of typed)
    expect((await browser.get(`/books/book-search/${search}`, { profileHash })).status, search).toBe(200);
}

/** Authors and books of the reserve in each way, and the lookup of unregistered ISBNs. */
async function walkTheAcquisition({ browser }: Author): Promise<void> {
  const paths = [
    'authors',
    'authors?known=1&q=aino',
    'books',
    'books?q=9789511',
    'books?q=silta',
    'books?author=-',
  ];
  for (const path of paths) {
    const { status } = await browser.get(`/customer-acquisition/${path}`);
    expect(status, path).toBe(200);
  }
  await lookUpUnregistered({ distributionId: 1, offset: 0 }, 'lookup');
}

/** The history of content, as an administrator and as an editor see it. */
async function walkTheHistory(): Promise<void> {
  for (const role of ['strapi-super-admin', 'nimio-editor']) {
    const { send } = await newEditor(role);
    expect((await send('GET', '/nimio/history')).status).toBe(200);
    expect((await send('GET', '/nimio/history?uid=api::announcement.announcement')).status).toBe(200);
    expect((await send('GET', '/nimio/history?uid=plugin::upload.file')).status).toBe(200);
  }
}

/** Reads within a transaction bypass knex, which would report them. */
const heardIn = (tx: Transaction): Transaction => ({
  ...tx,
  all: (asked, values) => {
    remember(asked.sql, values);
    return tx.all(asked, values);
  },
  first: (asked, values) => {
    remember(asked.sql, values);
    return tx.first(asked, values);
  },
  run: (asked, values) => {
    remember(asked.sql, values);
    return tx.run(asked, values);
  },
  lock: (asked, values) => {
    remember(asked.sql, values);
    return tx.lock(asked, values);
  },
});

/** All queries of the API while every call of the table is made once. */
async function walkTheApi(): Promise<void> {
  const { db, jobs, strongAuth } = app;
  const { all, first } = db;
  const transaction = db.transaction.bind(db);
  app.strongAuth = {
    start: () =>
      Promise.resolve({ url: '/bank', attempt: { state: 'the state', nonce: 'x', verifier: 'x' } }),
    finish: () => Promise.resolve(newPerson()),
  };
  const heard = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => remember(sql, bindings);
  db.knex.on('query', heard);
  db.all = (asked, values) => {
    remember(asked.sql, values);
    return all(asked, values);
  };
  db.first = (asked, values) => {
    remember(asked.sql, values);
    return first(asked, values);
  };
  db.transaction = (work) => transaction((tx) => work(heardIn(tx)));
  try {
    for (const [name, endpoint] of tableOfCalls) {
      await resetRateLimits();
      const author = await authorFor(endpoint);
      const response = await make(author.browser, endpoint, await exampleOf(name, author));
      expect(response.status, name).toBe(endpoint.reply.status);
    }
    const browser = new Browser();
    await browser.get('/auth/strong', { language: 'fi' });
    await browser.get('/auth/strong/callback', { state: 'the state', code: 'x' });
    const [author, staff] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    const { isbn } = await listedWork(author);
    await staff.browser.get(`/profiles/${author.profileHash}/work-for-edit/${isbn}`);
    await staff.browser.get(`/books/isbn-list/${isbn}`, { profileHash: author.profileHash });
    await db.knex('jobs').delete();
    await walkTheSearches(staff, author);
    await walkTheFilters(staff);
    await walkTheTitles(author);
    await walkTheRegister(staff);
    await walkTheMailboxes();
    await walkTheAcquisition(staff);
    await walkTheHistory();
    await walkTheTour();
    await walkTheNewsletter();
    await jobs.runDue();
  } finally {
    db.knex.off('query', heard);
    Object.assign(db, { all, first, transaction });
    app.strongAuth = strongAuth;
  }
}

const keywords = /^(where|on|set|left|inner|join|order|group|limit|values|using|default|select)$/i;

/** The large tables of a statement by their aliases in its plan. */
function largeIn(sql: string): Set<string> {
  const names = new Set<string>();
  for (const [, table = '', alias = ''] of sql.matchAll(
    /\b(?:from|join|into|update)\s+[`"]?(\w+)[`"]?(?:\s+(?:as\s+)?[`"]?(\w+)[`"]?)?/gi,
  )) {
    if (large.includes(table)) names.add(alias && !keywords.test(alias) ? alias : table);
  }
  return names;
}

/** An id range without a second bound covers a table of any size. */
const whole = /^(?:SCAN|SEARCH(?=.*\(rowid[<>]\?\))) (\w+)/;

async function sqliteScans({ sql, values }: Statement): Promise<string[]> {
  const names = largeIn(sql);
  const plan = await app.db.knex.raw<{ detail: string }[]>(`explain query plan ${sql}`, values as never);
  return plan.map(({ detail }) => detail).filter((detail) => names.has(whole.exec(detail)?.[1] ?? ''));
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

const openRange = /^\(id [<>]=? [^)]*\)$/;

/** Partial indexes of pending, failed or deceased rows: reading one completely is intended. */
const ofWhatWaits = [
  'tax_proposals_pending',
  'payments_failed',
  'bank_accounts_unconfirmed',
  'profiles_deceased',
];

/** A scan of a whole table or of a whole index. */
function postgresScans(node: Node): string[] {
  const within = (node.Plans ?? []).flatMap(postgresScans);
  const type = node['Node Type'];
  const table = node['Relation Name'] ?? node['Index Name'] ?? '';
  const { 'Index Cond': condition = '(id > 0)' } = node;
  const isWhole = openRange.test(condition) && !ofWhatWaits.includes(node['Index Name'] ?? '');
  const isScan = type === 'Seq Scan' || (/Index/.test(type) && isWhole);
  const isLarge = large.some((name) => table === name || table.startsWith(`${name}_`));
  return isScan && isLarge ? [`${type} of ${table} by ${node['Index Name']}`, ...within] : within;
}

const filler = 3000;
/** Enough rows that an index is useful; the transaction is rolled back. */
const fill = [
  `insert into profiles (hash, kind, language, created_at)
     select 'filler' || n, 'person', 'fi', '2020' from generate_series(1, ${filler}) n`,
  `create temporary table filler on commit drop as
     select id, row_number() over () as n from profiles where hash like 'filler%'`,
  `insert into profile_roles (profile_id, role) select id, 'creator' from filler`,
  `insert into profile_names (profile_id, searchable, register_key) select id, md5(n::text), '-' from filler`,
  `insert into profile_name_parts (part, profile_id)
     select distinct substr(md5(n::text), at, 24), id from filler, generate_series(1, 12) at`,
  `insert into accounts (hash, username, username_key, password_hash, default_profile_id, created_at)
     select 'filler' || n, 'filler' || n, 'filler' || n, '-', id, '2020' from filler`,
  // Merges of other test files are by the first accounts: PostgreSQL could merge-join them without reading all
  // accounts.
  `update distribution_events set account_id = (select max(id) from accounts)`,
  `insert into access_grants (account_id, profile_id, kind, valid_from)
     select id, default_profile_id, 'own', '2020' from accounts where hash like 'filler%'`,
  `insert into previous_emails (profile_id, email, until)
     select id, '-', '2999' from filler`,
  `insert into previous_emails (account_id, email, until)
     select id, '-', '2999' from accounts where hash like 'filler%'`,
  `insert into terms_acceptances (account_id, version, language, accepted_at)
     select id, '2020', 'fi', '2020' from accounts where hash like 'filler%'`,
  `insert into sessions
     (token_hash, account_id, profile_id, kind, created_at, seen_at, proved_at, idle_until, expires_at)
     select hash, id, default_profile_id, 'password', '2020', '2020', '2020', '2020', '2020'
       from accounts where hash like 'filler%'`,
  `insert into password_links (token_hash, account_id, expires_at)
     select hash, id, '2020' from accounts where hash like 'filler%'`,
  `insert into registrations (token_hash, person_sealed, expires_at)
     select 'filler' || n, '-', '2999' from filler`,
  `insert into strong_auth_attempts (state_hash, browser_hash, secrets_sealed, language, expires_at)
     select 'filler' || n, '-', '-', 'fi', '2999' from filler`,
  `insert into customer_notes (hash, profile_id, account_id, text, created_at)
     select hash, default_profile_id, id, '-', '2020' from accounts where hash like 'filler%'`,
  `insert into former_names (profile_id, last_name, register_key, until)
     select id, '-', md5(n::text), '2020-01-01' from filler`,
  `insert into data_exports (hash, profile_id, requested_at, expires_at, run, size)
     select 'filler' || n, id, '2020', '2999', 'filler' || n, 1 from filler`,
  `insert into data_export_parts (export_id, run, position, bytes_sealed)
     select id, run, n, '-' from data_exports, generate_series(0, 2) n where hash like 'filler%'`,
  `insert into bank_accounts (hash, profile_id, iban, priority, created_at)
     select 'filler' || n, id, '-', 1, '2020' from filler`,
  `insert into contracts (hash, profile_id, type, description, valid_from, comp_types, created_at)
     select 'filler' || n, id, '-', '-', '2020', '*', '2020' from filler`,
  `insert into author_names (hash, profile_id, name1, name2, created_at)
     select 'filler' || n, id, '-', '-', '2020' from filler`,
  `insert into author_name_keys (author_name_id, searchable, register_key)
     select id, md5(hash), '-' from author_names where hash like 'filler%'`,
  `insert into author_name_parts (part, author_name_id)
     select substr(md5(hash), n), id from author_names, generate_series(1, 20) n where hash like 'filler%'`,
  `insert into author_match_keys (match_key, author_name_id)
     select md5(n::text || hash), id from author_names, generate_series(1, 3) n where hash like 'filler%'`,
  `insert into known_contributors (name_key, author_name_id)
     select md5(hash), id from author_names where hash like 'filler%'`,
  `insert into isnis (isni) select lpad(n::text, 16, '0') from filler on conflict do nothing`,
  `insert into isni_syncs (author_name_id, state, version, fingerprint, answered_at)
     select id, 'done', 1, '-', '2020' from author_names where hash like 'filler%'`,
  `insert into isni_attempts (author_name_id, version, sent_at)
     select id, n, '2020' from author_names, generate_series(1, 3) n where hash like 'filler%'`,
  `insert into name_searches (author_name_id, searched, asked_at)
     select id, '-', '2020' from author_names where hash like 'filler%'`,
  `insert into works (hash, isbn, name, type, creator_context, created_at)
     select 'filler' || n, 'filler' || n, '-', 'book', 'EXT', '2020' from filler`,
  `insert into work_words (word, work_id)
     select substr(md5(hash || n), 1, 8), id from works, generate_series(1, 8) n where hash like 'filler%'`,
  `insert into deals (hash, work_id, role, amount, owner_profile_id, changed_at)
     select w.hash, w.id, 'author', 1, p.id, '2020' from works w join profiles p on p.hash = w.hash`,
  `insert into shares (deal_id, profile_id, author_name_id, seen_at, created_at)
     select d.id, d.owner_profile_id, n.id, '2020', '2020' from deals d join author_names n on n.hash = d.hash`,
  `insert into contributions (work_id, profile_id, author_name_id, role, created_at)
     select w.id, n.profile_id, n.id, 'editor', '2020' from works w join author_names n on n.hash = w.hash`,
  `insert into change_suggestions (hash, work_id, role, suggester_profile_id, author_name_id, amount, amount_before,
                                   reason, add_if_accepted, state, created_at)
     select d.hash, d.work_id, d.role, d.owner_profile_id, n.id, 2, 1, '-', 0,
            case when d.id % 10 = 0 then 'PENDING' else 'REJECTED' end, to_char(2000 + d.id % 20, 'FM0000')
       from deals d join author_names n on n.hash = d.hash where d.hash like 'filler%'`,
  `insert into work_contributors (work_id, name, role, name_key)
     select id, '-', 'author', md5(hash) from works where hash like 'filler%'`,
  `insert into work_contributor_keys (name_key, contributor_id)
     select md5(n::text || work_id), id from work_contributors, generate_series(1, 3) n where name = '-'`,
  `insert into hidden_book_suggestions (profile_id, work_id)
     select c.profile_id, c.work_id from contributions c
       join accounts a on a.default_profile_id = c.profile_id where a.hash like 'filler%'`,
  `insert into mailed_book_suggestions (profile_id, work_id, mailed_on)
     select c.profile_id, w.id, '2020-01-01' from contributions c
       join works w on w.id between c.work_id and c.work_id + 3 where w.hash like 'filler%'`,
  `insert into loan_imports (digest, state, started_at) values ('filler', 'done', '2020')`,
  `insert into loan_periods (import_id, year, lib_group, state)
     select max(id), 2019, 'gen', 'replaced' from loan_imports`,
  `insert into loans (period_id, isbn, loans)
     select p.id, w.isbn, 1 from loan_periods p, works w where w.hash like 'filler%'`,
  // A distribution has a few events, not all of the table.
  `insert into distributions (hash, name, pay_date, source, record_day, pot_cents, minimum_cents, state, created_at)
     select 'filler' || n, '-', '2020-01-01', 'LK', '2020-01-01', 1, 0, 'draft', '2020' from filler`,
  `insert into distribution_events (distribution_id, kind, facts, at)
     select id, 'created', '{}', '2020' from distributions where hash like 'filler%'`,
  // An outreach profile has a few events, not all of the table.
  `insert into outreach_profiles (hash, name, name_key, status, last_event_at)
     select hash, '-', hash, 'new', '2020' from accounts where hash like 'filler%'`,
  `insert into outreach_events (outreach_id, status, note, account_id, created_at)
     select o.id, 'new', '', a.id, '2020' from outreach_profiles o join accounts a on a.hash = o.hash`,
  // Spread over accounts: if only the oldest ones had rows, the search would start from the first account.
  `insert into author_merges (hash, moved, account_id, merged_at)
     select hash, '{}', id, '2020' from accounts where hash like 'filler%'`,
  `insert into messages (hash, sent_by_staff, title, content, creator_account_id, client_key, created_at)
     select hash, 0, '-', '-', id, hash, '2020' from accounts where hash like 'filler%'`,
  `insert into message_copies (message_id, profile_id)
     select m.id, a.default_profile_id from messages m join accounts a on a.id = m.creator_account_id
      where m.hash like 'filler%'`,
  `insert into taxations (profile_id, type, rate, year, source, changed_at)
     select id, 'ST', 200, 2026, 'fetch', '2020' from filler`,
  `insert into tax_proposals (hash, profile_id, status, created_at, decided_at)
     select 'filler' || n, id, 'ACCEPTED', '2020', '2020' from filler`,
  // Few are pending, however many other tests have sent.
  `update tax_proposals set status = 'ACCEPTED', decided_at = '2020' where status = 'PENDING'`,
  `insert into tax_cards (proposal_id, profile_id, bytes_sealed, size, created_at)
     select id, profile_id, '-', 1, '2020' from tax_proposals where hash like 'filler%'`,
  `insert into death_reports
     (hash, profile_id, author_name, author_key, died_on, relation, text, state, reported_at, handled_at)
     select 'filler' || n, id, '-', '-', '2020-01-01', 'child', '', 'handled', '2020', '2020' from filler`,
  `insert into taxation_events (profile_id, kind, done_by, at) select id, 'set', 'society', '2020' from filler`,
  `insert into distributions (hash, name, pay_date, source, record_day, pot_cents, minimum_cents, state, created_at)
     values ('filler', '-', '2020-01-01', 'LK', '2020-01-01', 1, 0, 'draft', '2020')`,
  `insert into calculations (hash, distribution_id, state, started_at)
     select 'filler', max(id), 'ready', '2020' from distributions`,
  `insert into payments (hash, calculation_id, profile_id, gross_cents, tax_rate, withheld_cents, state)
     select 'filler' || f.n, c.id, f.id, 1, 0, 0, 'paid' from filler f, calculations c where c.hash = 'filler'`,
  `insert into payment_statements (payment_id, pdf, size)
     select id, '-', 1 from payments where hash like 'filler%'`,
  `insert into accountings (hash, calculation_id, profile_id, gross_cents, payment_id)
     select hash, calculation_id, profile_id, 1, id from payments where hash like 'filler%'`,
  // Spread over accountings: if only the oldest ones were carried over, PostgreSQL would read all up to them.
  `insert into carried_accountings (payment_id, accounting_id)
     select p.id, a.id from payments p join accountings a on a.hash = p.hash where p.hash like 'filler%'`,
  `insert into accounting_lines
     (calculation_id, accounting_id, work_id, isbn, name, role, loans, factor, numerator, denominator, cents)
     select a.calculation_id, a.id, w.id, w.isbn, '-', 'author', 1, 1000, 1, 1, 1
       from accountings a join works w on w.hash = a.hash`,
  // Of each work a part is paid, a part waits for its holder's contract, and a part of that is paid late.
  `insert into accounting_lines
     (calculation_id, reason, profile_id, work_id, isbn, name, role, loans, factor, numerator, denominator, cents)
     select a.calculation_id, 'noContract', a.profile_id, w.id, w.isbn, '-', 'author', 1, 1000, 1, 1, 1
       from accountings a join works w on w.hash = a.hash`,
  `insert into accounting_lines
     (calculation_id, accounting_id, reserve_line_id, work_id, isbn, name, role, loans, factor, numerator, denominator,
      cents)
     select a.calculation_id, a.id, l.id, l.work_id, l.isbn, '-', 'author', 1, 1000, 1, 1, 1
       from accountings a join accounting_lines l on l.profile_id = a.profile_id and l.calculation_id = a.calculation_id`,
  // Few audit events are about content, however many other tests have written.
  `insert into audit_log (at, event, as_staff, facts)
     select '2020', 'work.add', 0, '{}' from filler, generate_series(1, 20)`,
  // The society's list contains its pending messages, of which there are few.
  `update message_copies set staff_read_at = '2020', staff_archived_at = '2020'`,
];

/** The scans in PostgreSQL's plan of a statement under the current settings. */
async function scansPlanned(client: pg.Client, { sql, values }: Statement): Promise<string[]> {
  let number = 0;
  const numbered = sql.replace(/\?/g, () => `$${(number += 1)}`);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (format json) ${numbered}`,
    values,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => postgresScans(Plan)));
}

/** Searches by one or more words, in the index tables of customers and author names, and of words of works. */
const isSearch = ({ sql }: Statement): boolean =>
  /from (?:(?:profile|author)_name_parts where part|work_words f where f\.word) >=/.test(sql);

const kinds = [
  ['author_name_parts', 'names'],
  ['work_words', 'works'],
  ['profile_name_parts', 'customers'],
] as const;

describe('the queries of the API', () => {
  const scans = new Map<string, string[]>();
  /** Searches, and the control query, without restrictions of the planner. */
  const freely = new Map<string, string[]>();
  let client: pg.Client | undefined;

  beforeAll(async () => {
    app = (await server()).system;
    await walkTheApi();
    statements.set(control.sql, control);
    if (!isPostgres) {
      for (const statement of statements.values()) scans.set(statement.sql, await sqliteScans(statement));
      return;
    }
    client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await client.connect();
    await client.query('begin');
    for (const sql of fill) await client.query(sql);
    await client.query('analyze');
    for (const statement of [control, ...[...statements.values()].filter(isSearch)])
      freely.set(statement.sql, await scansPlanned(client, statement));
    // Makes table scans more expensive than anything else, so that a remaining scan means that no index can answer the
    // query. This does not prove that PostgreSQL prefers the index on its own with the actual number of rows.
    await client.query('set local enable_seqscan = off');
    // Joins that read a whole table are chosen by its statistics, which are a random sample.
    for (const join of ['hashjoin', 'mergejoin']) await client.query(`set local enable_${join} = off`);
    for (const statement of statements.values())
      scans.set(statement.sql, await scansPlanned(client, statement));
    await client.query('rollback');
  });

  afterAll(() => client?.end());

  it('are recorded completely: each large table is queried', () => {
    const asked = new Set([...scans.keys()].flatMap((sql) => large.filter((table) => sql.includes(table))));
    expect([...asked].sort()).toEqual([...large].sort());
    expect(scans.size).toBeGreaterThan(60);
  });

  it('never scan a large table', () => {
    const found = new Map([...scans].filter(([, whole]) => whole.length > 0));
    expect(found.delete(control.sql)).toBe(true);
    const ofMost = [...statements.values()].filter(isOfMostCustomers);
    expect(ofMost.length).toBe(customerFlags.length + 2);
    for (const { sql } of ofMost) found.delete(sql);
    expect(Object.fromEntries(found)).toEqual({});
  });

  it('cover each kind of search by words', () => {
    const searches = [...statements.values()].filter(isSearch).map(({ sql }) => sql);
    const shapes = searches.map((sql) => [
      kinds.find(([table]) => sql.includes(table))?.[1],
      sql.match(/ like | (?:[fo]\.)?word >= /g)?.length,
      /r\.role in \(([^)]*)\)/.exec(sql)?.[1]?.split(',').length ?? 0,
    ]);
    const wanted = [1, 2].flatMap((words) => [
      ...[0, 1, 2].map((roles) => ['customers', words, roles]),
      ['names', words, 0],
      ['works', words, 0],
    ]);
    expect(shapes).toEqual(expect.arrayContaining(wanted));
  });

  it.runIf(isPostgres)('use the index of words without planner settings', () => {
    expect(freely.get(control.sql)).not.toEqual([]);
    freely.delete(control.sql);
    expect(freely.size).toBeGreaterThanOrEqual(11);
    expect(Object.fromEntries([...freely].filter(([, whole]) => whole.length > 0))).toEqual({});
  });
});
