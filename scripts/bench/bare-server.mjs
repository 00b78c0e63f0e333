import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../environment.mjs';

/**
 * The baseline of the API: a plain `node:http` server that looks up the session and runs the same prepared statements,
 * and writes their rows unchanged. BENCH_SQLITE or BENCH_POSTGRES names the database.
 */
const require = createRequire(path.join(root, 'cms/package.json'));
const dist = path.join(root, 'cms/dist/src');
const { openReader } = /** @type {typeof import('../../cms/src/data/database.js')} */ (
  require(path.join(dist, 'data/database.js'))
);
const { readSession } = /** @type {typeof import('../../cms/src/identity/sessions.js')} */ (
  require(path.join(dist, 'identity/sessions.js'))
);
const { listedRows } = /** @type {typeof import('../../cms/src/api/work/store.js')} */ (
  require(path.join(dist, 'api/work/store.js'))
);
const { readLoansOfYear } = /** @type {typeof import('../../cms/src/api/loan/store.js')} */ (
  require(path.join(dist, 'api/loan/store.js'))
);
const { setDatabaseContext } = /** @type {typeof import('../../cms/src/system.js')} */ (
  require(path.join(dist, 'system.js'))
);
const { readProfileData, readTaskData } = /** @type {typeof import('../../cms/src/api/profile/store.js')} */ (
  require(path.join(dist, 'api/profile/store.js'))
);
const { profilesGrantedTo, oneProfile } =
  /** @type {typeof import('../../cms/src/identity/profile-access.js')} */ (
    require(path.join(dist, 'identity/profile-access.js'))
  );
const { readTaskCounts } = /** @type {typeof import('../../cms/src/api/profile/task-counts.js')} */ (
  require(path.join(dist, 'api/profile/task-counts.js'))
);
const { countOwnOpenReports } = /** @type {typeof import('../../cms/src/api/death-report/store.js')} */ (
  require(path.join(dist, 'api/death-report/store.js'))
);
const { readPlanned } = /** @type {typeof import('../../cms/src/api/accounting/payment-store.js')} */ (
  require(path.join(dist, 'api/accounting/payment-store.js'))
);
const { countUnread } = /** @type {typeof import('../../cms/src/api/message/store.js')} */ (
  require(path.join(dist, 'api/message/store.js'))
);

const { findLoginControllers } =
  /** @type {typeof import('../../cms/src/api/bank-account/login-control.js')} */ (
    require(path.join(dist, 'api/bank-account/login-control.js'))
  );
const { readPreviousEmail } = /** @type {typeof import('../../cms/src/api/account/store.js')} */ (
  require(path.join(dist, 'api/account/store.js'))
);
const { readCustomers, searchCustomers } =
  /** @type {typeof import('../../cms/src/api/customer/customer-search.js')} */ (
    require(path.join(dist, 'api/customer/customer-search.js'))
  );
const { findWorksByWords } = /** @type {typeof import('../../cms/src/api/work/work-search.js')} */ (
  require(path.join(dist, 'api/work/work-search.js'))
);
/** @typedef {{ pragma: (text: string) => void, prepare: (sql: string) => { run: (...values: unknown[]) => void }, transaction: (work: () => void) => () => void }} Connection */
const Sqlite = /** @type {new (file: string) => Connection} */ (require('better-sqlite3'));

const reader = process.env.BENCH_POSTGRES
  ? openReader({ client: 'postgres', connectionString: process.env.BENCH_POSTGRES })
  : openReader({ client: 'sqlite', file: process.env.BENCH_SQLITE ?? '' });

// The queries of tax data depend on the year.
setDatabaseContext(
  /** @type {import('../../cms/src/system.js').DatabaseContext} */ (
    /** @type {unknown} */ ({ now: () => new Date() })
  ),
);

/** @typedef {import('../../cms/src/identity/sessions.js').SessionRow} Session */
/** @type {((session: Session, body: Record<string, Record<string, unknown>>) => void) | undefined} */
let writer;

/**
 * Returns a function that updates contact details and bank account and adds their audit events, in one transaction of
 * prepared statements.
 */
function makeWriter() {
  const connection = new Sqlite(process.env.BENCH_SQLITE ?? '');
  connection.pragma('foreign_keys = ON');
  connection.pragma('synchronous = FULL');
  const contact = connection.prepare(
    `update profiles set street_address = ?, co_address = ?, zip_code = ?, post_center = ?, country = ?,
       language = ?, phone = ?, email = ?, email_key = ? where id = ?`,
  );
  const bank = connection.prepare(
    `update bank_accounts set iban = ?, swift = ?, foreign_account = ?, set_by_account_id = null, set_at = null,
       confirmed_by_account_id = null where profile_id = ?`,
  );
  const event = connection.prepare(
    `insert into audit_log (at, event, account_id, profile_id, as_staff, request_id, facts)
       values (?, ?, ?, ?, 0, 'bench', ?)`,
  );
  /**
   * @param {Session} session
   * @param {Record<string, Record<string, unknown>>} body
   */
  return ({ profile_id: profileId, account_id: accountId }, { contact: of = {}, account = {} }) =>
    connection.transaction(() => {
      const { streetAddress, coAddress, zipCode, postCenter, country, language, phone, email } = of;
      const address = [streetAddress, coAddress, zipCode, postCenter, country, language, phone];
      contact.run(...address, email, email, profileId);
      bank.run(account.iban, null, 0, profileId);
      const at = new Date().toISOString();
      event.run(at, 'contact-info.update', accountId, profileId, '{"fields":["streetAddress"]}');
      event.run(at, 'bank-account.update', accountId, profileId, '{"fields":["bankAccounts"]}');
    })();
}

/**
 * The conditions on customers, and the offset of the page.
 * @param {URLSearchParams} query
 */
function customersIn(query) {
  /** @type {import('../../cms/src/api/customer/customer-selection.js').CustomerConditions} */
  const asked = {
    typed: query.get('search') ?? '',
    roles: query.get('filter') === 'creator' ? ['creator'] : [],
    ...{ productions: [], participations: [] },
    status: 'open',
    language: /** @type {'sv' | 'en' | null} */ (query.get('language')) ?? undefined,
    flags: /** @type {const} */ (['phone', 'email', 'newsletter', 'withoutAccount']).filter((flag) =>
      query.has(flag),
    ),
    ...{ product: '', today: '' },
  };
  return { asked, offset: Number(query.get('offset')) };
}

/**
 * What an overview is made of, for each profile of the account.
 * @param {Session} session
 */
async function overviews({ account_id: accountId }) {
  const now = new Date().toISOString();
  const profiles = profilesGrantedTo(accountId, now);
  const [data, planned, { countsOf }, unread] = await Promise.all([
    readTaskData(reader, profiles),
    readPlanned(reader, profiles, now.slice(0, 10)),
    readTaskCounts(reader, profiles),
    countUnread(reader, 'notices', profiles),
  ]);
  const records = data.map((of) => ({
    ...of,
    counts: countsOf(of.profile.id),
    unread: unread.get(of.profile.id),
  }));
  return { records: records.slice(0, 25), planned };
}

/**
 * @param {string} url
 * @param {string} cookie
 * @param {string} body
 */
async function reply(url, cookie, body) {
  const token = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const session = await readSession(reader, token, new Date().toISOString());
  if (!session) return undefined;
  if (body) {
    const at = new Date().toISOString();
    const caller = { accountId: session.account_id, accountHash: session.account_hash };
    await readPreviousEmail(reader, caller.accountId, at);
    await findLoginControllers(reader, caller, session.profile_id, at);
    writer ??= makeWriter();
    writer(session, /** @type {Record<string, Record<string, unknown>>} */ (JSON.parse(body)));
    return { record: await readProfileData(reader, session.profile_id) };
  }
  if (url.startsWith('/api/profiles/customer-data')) {
    const { asked, offset } = customersIn(new URL(url, 'http://bare').searchParams);
    const { ids, total } = await searchCustomers(reader, asked, offset);
    return { records: await readCustomers(reader, ids), total };
  }
  const [, words] = /\/book-search\/([^?]+)/.exec(url) ?? [];
  if (words) {
    const { works, total } = await findWorksByWords(reader, session.profile_id, decodeURIComponent(words), 0);
    return { records: works, total };
  }
  if (url.startsWith('/api/me')) {
    return { record: { user: session, profile: await readProfileData(reader, session.profile_id) } };
  }
  if (url.startsWith('/api/profiles/overview')) return overviews(session);
  if (url.startsWith('/api/profiles/tasks')) {
    const { profile_id: id } = session;
    const [{ countsOf }, deathReports] = await Promise.all([
      readTaskCounts(reader, oneProfile(id)),
      countOwnOpenReports(reader, id),
    ]);
    return { record: { ...countsOf(id), deathReports } };
  }
  const [, year] = /\/loan-data\/(\d+)/.exec(url) ?? [];
  if (year) return { records: await readLoansOfYear(reader, session.profile_id, Number(year)) };
  return { records: await listedRows(reader, session.profile_id) };
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

const server = createServer((request, response) => {
  const { url = '', headers } = request;
  const replied = bodyOf(request).then((body) => reply(url, headers.cookie ?? '', body));
  void replied.then((reply) => {
    const body = JSON.stringify(reply);
    response.writeHead(reply ? 200 : 401, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body ?? ''),
    });
    response.end(body);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
