import { createInterface } from 'node:readline';
import { newPublicHash } from '@nimio/domain/access/hash';
import { bankAccountSchema } from '@nimio/domain/bank-account/bank-account.schema';
import { maskIban } from '@nimio/domain/bank-account/iban';
import { isDay } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { readFraction } from '@nimio/domain/estate/fractions';
import type {
  AccountRecord,
  AuthorNameFacts,
  BankAccountFacts,
  ContributionRecord,
  DealRecord,
  DeathReportRecord,
  HeirFacts,
  ImportRecord,
  LibraryClassRecord,
  LoanRecord,
  MessageRecord,
  NoteRecord,
  OutreachRecord,
  PersonFacts,
  ProfileRecord,
  ShareRecord,
  TaxationRecord,
  WorkRecord,
} from '@nimio/domain/import/import-record';
import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { toTenths } from '@nimio/domain/taxation/rate';
import { nameKey } from '@nimio/domain/text/name-key';
import { registerKey } from '@nimio/domain/text/search-words';
import { createYear } from '../api/accounting-settings/present.js';
import { saveKnownContributors } from '../api/author-name/known-contributors.js';
import { rowsOfAuthorName } from '../api/author-name/store.js';
import { columns } from '../api/bank-account/store.js';
import { registerName, rowsOfName } from '../api/profile/name.js';
import { contactColumns } from '../api/profile/store.js';
import { sealSecret } from '../api/second-factor/store.js';
import { keysOfContributor } from '../api/work/contributors.js';
import { rowsOfWork } from '../api/work/work-index.js';
import type { Row } from '../data/connection.js';
import { query } from '../data/sql.js';
import type { System } from '../system.js';
import { type Bulk, openBulk } from './bulk.js';
import { importDistribution } from './import-distribution.js';
import { importInvoice } from './import-invoice.js';
import { sumUp } from './loan-store.js';

/** In the order of their references. */
const tables = [
  'profiles',
  'former_names',
  'estate_heirs',
  'profile_names',
  'profile_name_parts',
  'profile_roles',
  'bank_accounts',
  'contracts',
  'author_names',
  'author_name_keys',
  'author_name_parts',
  'author_match_keys',
  'accounts',
  'access_grants',
  'second_factors',
  'terms_acceptances',
  'works',
  'work_contributors',
  'work_contributor_keys',
  'work_words',
  'deals',
  'shares',
  'contributions',
  'library_classes',
  'loan_imports',
  'loan_periods',
  'loans',
  'messages',
  'message_copies',
  'customer_notes',
  'death_reports',
  'outreach_profiles',
  'outreach_events',
  'taxations',
  'tax_proposals',
  'tax_cards',
  'taxation_events',
] as const;
type Table = (typeof tables)[number];
/** Their rows have no id. */
const unnumbered: readonly Table[] = [
  'profile_names',
  'profile_name_parts',
  'profile_roles',
  'author_name_keys',
  'author_name_parts',
  'author_match_keys',
  'work_contributor_keys',
  'work_words',
  'library_classes',
  'loans',
];

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

interface Import {
  app: System;
  bulk: Bulk;
  /** The row ids of the source's keys, by table. */
  ids: Map<string, number>;
  next: Map<Table, number>;
  /** By the source's keys of works. */
  isbns: Map<string, string>;
  /** By the source's keys of deals. */
  deals: Map<string, { amount: number; shares: number }>;
  /** What is imported after the rows of all other records. */
  later: { take: () => Promise<void>; line: number }[];
  termsVersion: string;
  passwordHash: string;
  /** The line of the current record, from 1. */
  line: number;
}

const faultIn = ({ line }: Import, fault: string): Error => new Error(`Line ${line}: ${fault}`);

async function insert({ bulk, next, ids }: Import, table: Table, row: Row, key?: string): Promise<number> {
  const id = next.get(table) ?? 1;
  next.set(table, id + 1);
  if (key !== undefined) ids.set(`${table} ${key}`, id);
  await bulk.add(table, { id, ...row });
  return id;
}

function idOf(to: Import, table: Table, key: string): number {
  const id = to.ids.get(`${table} ${key}`);
  if (id === undefined) throw faultIn(to, `${key} of ${table} comes before its own record`);
  return id;
}

function identityColumns({ app }: Import, table: string, hash: string, code: string | undefined | null): Row {
  if (!code) return { identity_code_sealed: null, identity_code_index: null };
  return {
    identity_code_sealed: app.vault.seal(code, { table, column: 'identity_code_sealed', row: hash }),
    identity_code_index: app.vault.index(code, 'identity-code'),
  };
}

function accountColumns(to: Import, { iban: given, bic }: BankAccountFacts): Row {
  const account = bankAccountSchema.cast({ iban: given, swift: bic ?? '' });
  if (!bankAccountSchema.isValidSync(account))
    throw faultIn(to, `the IBAN ${maskIban(given)}, or its BIC, is invalid`);
  return { ...columns(account) };
}

/**
 * By the date of birth and the name, a person without an identity code is found when they register at the bank.
 *
 * @throws if it is no date, or in the future
 */
function birthOf(to: Import, { identityCode, bornOn }: PersonFacts): string | null {
  const code = parseIdentityCode(identityCode ?? '', { allowTest: true });
  if (code.ok) return code.birthdate;
  if (identityCode || !bornOn) return null;
  if (!isDay(bornOn) || bornOn > finnishDay(to.app.now()))
    throw faultIn(to, `the date of birth ${bornOn} is invalid`);
  return bornOn;
}

/** The logins of the dead are not imported, so none has ended. */
function statusColumns(to: Import, { person, register = {} }: ProfileRecord): Row {
  return {
    born_on: person && birthOf(to, person),
    died_on: register.diedOn ?? null,
    ended_by_death: register.diedOn ? JSON.stringify({ at: register.diedOn, grants: [], logins: [] }) : null,
    closed_on: register.closed?.on ?? null,
    closed_reason: register.closed?.reason ?? null,
  };
}

async function importProfile(to: Import, record: ProfileRecord): Promise<void> {
  const hash = newPublicHash();
  const created = { created_at: record.createdAt };
  const { contact, preferences } = record;
  const row = {
    hash,
    kind: record.profileKind,
    first_name: record.person?.firstNames ?? null,
    last_name: record.person?.lastName ?? null,
    organisation_name: record.organisation?.name1 ?? null,
    organisation_name2: record.organisation?.name2 ?? null,
    register_number: record.organisation?.registerNumber ?? null,
    ...identityColumns(to, 'profiles', hash, record.person?.identityCode),
    ext_party_code: record.extPartyCode,
    ...contactColumns({ ...contact, language: record.language }),
    as_contact: flag(record.asContact),
    allow_contact_by_email: flag(preferences.allowContactByEmail),
    allow_contact_by_phone: flag(preferences.allowContactByPhone),
    mail_new_work_suggestions: flag(preferences.mailNewWorkSuggestions),
    mail_change_suggestions: flag(preferences.mailChangeSuggestions),
    mail_payments: flag(preferences.mailPayments),
    mail_tax_cards: flag(preferences.mailTaxCards),
    mail_newsletter: flag(preferences.mailNewsletter),
    ...statusColumns(to, record),
    ...created,
  };
  const id = await insert(to, 'profiles', row, record.key);
  const former = (record.register?.formerNames ?? []).map(({ firstNames, lastName, until }) => ({
    ...{ first_name: firstNames, last_name: lastName, until },
  }));
  for (const each of former)
    await insert(to, 'former_names', {
      ...{ profile_id: id, register_key: registerKey(registerName(each)) },
      ...each,
    });
  await importHeirs(to, id, record.register?.heirs ?? []);
  const { name, parts } = rowsOfName(id, row, former);
  await to.bulk.add('profile_names', name);
  for (const part of parts) await to.bulk.add('profile_name_parts', part);
  const profile = { profile_id: id };
  for (const role of record.roles) await to.bulk.add('profile_roles', { ...profile, role });
  for (const facts of record.bankAccounts) {
    const account = { ...accountColumns(to, facts), priority: facts.priority };
    await insert(to, 'bank_accounts', { hash: newPublicHash(), ...profile, ...account, ...created });
  }
  for (const contract of record.contracts) {
    await insert(to, 'contracts', {
      hash: newPublicHash(),
      ...profile,
      type: contract.type,
      description: to.app.product,
      valid_from: contract.validFrom,
      valid_to: contract.validTo,
      comp_types: contract.compTypes,
      exception_comment: contract.exceptionComment,
      ...created,
    });
  }
  for (const name of record.authorNames) await importAuthorName(to, id, name, record.createdAt);
}

async function importHeirs(to: Import, estateId: number, heirs: readonly HeirFacts[]): Promise<void> {
  for (const [index, { name, profile, part = '', isContact = false, note = '' }] of heirs.entries()) {
    const fraction = readFraction(part);
    if (part && !fraction) throw faultIn(to, `${part} is not a fraction`);
    await insert(to, 'estate_heirs', {
      ...{ estate_id: estateId, position: index + 1, name, note, is_contact: flag(isContact) },
      profile_id: profile === undefined ? null : idOf(to, 'profiles', profile),
      ...(fraction ?? { numerator: null, denominator: null }),
    });
  }
}

async function importAuthorName(
  to: Import,
  profileId: number,
  facts: AuthorNameFacts,
  createdAt: string,
): Promise<void> {
  const row = {
    hash: newPublicHash(),
    profile_id: profileId,
    name1: facts.name1,
    name2: facts.name2,
    isni: facts.isni,
    pseudonym: flag(facts.pseudonym),
    private: flag(facts.private),
    confirmed: flag(facts.confirmed),
    allow_isni_sync: flag(facts.allowIsniSync),
    asteri_id: facts.asteriId,
    alias_of_id: facts.aliasTo === null ? null : idOf(to, 'author_names', facts.aliasTo),
    created_at: createdAt,
  };
  const id = await insert(to, 'author_names', row, facts.key);
  const { name, parts, matchKeys } = rowsOfAuthorName(id, facts);
  await to.bulk.add('author_name_keys', name);
  for (const part of parts) await to.bulk.add('author_name_parts', part);
  for (const key of matchKeys) await to.bulk.add('author_match_keys', key);
}

async function importAccount(to: Import, record: AccountRecord): Promise<void> {
  const hash = newPublicHash();
  const row = {
    hash,
    username: record.username,
    username_key: nameKey(record.username),
    email: record.email,
    email_key: record.email && nameKey(record.email),
    password_hash: to.passwordHash,
    ...identityColumns(to, 'accounts', hash, record.identityCode),
    default_profile_id: idOf(to, 'profiles', record.defaultProfile),
    accepted_terms: record.hasAcceptedTerms ? to.termsVersion : null,
    created_at: record.createdAt,
  };
  const id = await insert(to, 'accounts', row, record.key);
  for (const grant of record.grants) {
    await insert(to, 'access_grants', {
      account_id: id,
      profile_id: idOf(to, 'profiles', grant.profile),
      kind: grant.kind,
      valid_from: grant.validFrom,
      valid_to: grant.validTo,
      granted_by_account_id: grant.grantedBy === null ? null : idOf(to, 'accounts', grant.grantedBy),
    });
  }
  if (record.secondFactor) {
    await insert(to, 'second_factors', {
      account_id: id,
      secret_sealed: sealSecret(to.app.vault, hash, record.secondFactor),
      confirmed_at: record.createdAt,
      last_step: 0,
    });
  }
  if (!record.hasAcceptedTerms) return;
  await insert(to, 'terms_acceptances', {
    account_id: id,
    version: to.termsVersion,
    language: record.language,
    accepted_at: record.createdAt,
  });
}

async function importWork(to: Import, record: WorkRecord): Promise<void> {
  const row = {
    hash: newPublicHash(),
    isbn: record.isbn,
    name: record.name,
    register_key: registerKey(record.name),
    subtitle: record.subtitle,
    publisher: record.publisher,
    publish_year: record.publishYear,
    type: record.bookType,
    translated: flag(record.translated),
    library_class: record.libraryClass,
    creator_context: record.creatorContext,
    migrated: flag(record.migrated),
    created_at: record.createdAt,
  };
  const id = await insert(to, 'works', row, record.key);
  const contributors = record.contributors ?? [];
  for (const { name, role } of contributors) {
    const facts = { work_id: id, name, role, name_key: nameKey(name) };
    const contributor = await insert(to, 'work_contributors', facts);
    for (const key of keysOfContributor(contributor, name)) await to.bulk.add('work_contributor_keys', key);
  }
  const texts = [record.name, record.subtitle, ...contributors.map(({ name }) => name)];
  for (const word of rowsOfWork(id, texts)) await to.bulk.add('work_words', word);
  to.isbns.set(record.key, record.isbn);
}

async function importLibraryClass(to: Import, { code, terms, factor }: LibraryClassRecord): Promise<void> {
  const row = { code, term_fi: terms.fi, term_sv: terms.sv, term_en: terms.en };
  await to.bulk.add('library_classes', { ...row, factor: Math.round(factor * 1000) });
}

/** The id of a record that is created when it is first referred to. */
async function madeOnce(
  to: Import,
  table: Table,
  key: string,
  row: () => Promise<Row> | Row,
): Promise<number> {
  return to.ids.get(`${table} ${key}`) ?? insert(to, table, await row(), key);
}

async function importLoan(to: Import, { of, year, libGroup, loans }: LoanRecord): Promise<void> {
  const at = to.app.now().toISOString();
  const periodId = await madeOnce(to, 'loan_periods', `${year} ${libGroup}`, async () => ({
    import_id: await madeOnce(to, 'loan_imports', 'register', () => ({
      digest: 'register',
      state: 'done',
      read_lines: 0,
      started_at: at,
      finished_at: at,
    })),
    year,
    lib_group: libGroup,
    state: 'ready',
  }));
  const isbn = 'isbn' in of ? of.isbn : (to.isbns.get(of.work) ?? '');
  await to.bulk.add('loans', { period_id: periodId, isbn, loans });
}

async function importDeal(to: Import, record: DealRecord): Promise<void> {
  const row = {
    hash: newPublicHash(),
    work_id: idOf(to, 'works', record.work),
    role: record.role,
    amount: record.amount,
    owner_profile_id: idOf(to, 'profiles', record.owner),
    changed_at: record.createdAt,
  };
  await insert(to, 'deals', row, record.key);
  to.deals.set(record.key, { amount: record.amount, shares: 0 });
}

const holder = (to: Import, record: ShareRecord | ContributionRecord): Row => ({
  profile_id: idOf(to, 'profiles', record.profile),
  author_name_id: idOf(to, 'author_names', record.authorName),
  created_at: record.createdAt,
});

async function importShare(to: Import, record: ShareRecord): Promise<void> {
  const deal = to.deals.get(record.deal);
  if (deal) deal.shares += 1;
  if (deal && deal.shares > deal.amount)
    throw faultIn(to, `the deal ${record.deal} has more shares than its amount of ${deal.amount}`);
  const seen = { seen_at: record.createdAt };
  await insert(to, 'shares', { deal_id: idOf(to, 'deals', record.deal), ...holder(to, record), ...seen });
}

async function importContribution(to: Import, record: ContributionRecord): Promise<void> {
  const { role } = record;
  await insert(to, 'contributions', { work_id: idOf(to, 'works', record.work), ...holder(to, record), role });
}

async function importMessage(to: Import, record: MessageRecord): Promise<void> {
  const { creator, replyTo, createdAt } = record;
  const row = {
    hash: newPublicHash(),
    sent_by_staff: flag(record.isFromSociety),
    title: record.title,
    content: record.content,
    creator_account_id: creator === null ? null : idOf(to, 'accounts', creator),
    reply_to_id: replyTo === null ? null : idOf(to, 'messages', replyTo),
    created_at: createdAt,
  };
  const id = await insert(to, 'messages', row, record.key);
  for (const profile of record.profiles) {
    await insert(to, 'message_copies', {
      message_id: id,
      profile_id: idOf(to, 'profiles', profile),
      user_read_at: record.isReadByCustomer ? createdAt : null,
      staff_read_at: record.isReadBySociety ? createdAt : null,
    });
  }
}

async function importNote(to: Import, { profile, author, text, createdAt }: NoteRecord): Promise<void> {
  await insert(to, 'customer_notes', {
    hash: newPublicHash(),
    profile_id: idOf(to, 'profiles', profile),
    account_id: idOf(to, 'accounts', author),
    text,
    created_at: createdAt,
  });
}

async function importDeathReport(to: Import, record: DeathReportRecord): Promise<void> {
  const { profile, authorName, diedOn, relation, text, createdAt } = record;
  await insert(to, 'death_reports', {
    hash: newPublicHash(),
    profile_id: idOf(to, 'profiles', profile),
    author_name: authorName,
    author_key: nameKey(authorName),
    died_on: diedOn,
    ...{ relation, text, state: 'open', reported_at: createdAt },
  });
}

async function importOutreach(to: Import, record: OutreachRecord): Promise<void> {
  const { name, contact, contactSource, nextDay, events } = record;
  const last = events.at(-1);
  if (!last) throw faultIn(to, `${name} has no event`);
  const { email_key: _key, ...columns } = contactColumns(contact);
  const id = await insert(to, 'outreach_profiles', {
    hash: newPublicHash(),
    ...{ name, name_key: nameKey(name), status: last.status, next_day: nextDay },
    ...columns,
    ...{ contact_source: contactSource, last_event_at: last.createdAt },
  });
  for (const { status, note, author, createdAt } of events)
    await insert(to, 'outreach_events', {
      ...{ outreach_id: id, status, note, created_at: createdAt },
      account_id: idOf(to, 'accounts', author),
    });
}

async function importTaxation(to: Import, record: TaxationRecord): Promise<void> {
  const { data, pending, createdAt: at } = record;
  const profile = { profile_id: idOf(to, 'profiles', record.profile) };
  const rate = data && data.taxRate !== null ? toTenths(data.taxRate) : null;
  const columns = { type: data?.taxType ?? null, rate, year: data?.taxYear ?? null };
  if (data) await insert(to, 'taxations', { ...profile, ...columns, source: 'fetch', changed_at: at });
  if (!pending) return;
  const card = 'card' in pending ? Buffer.from(pending.card, 'base64') : undefined;
  const proposed = 'card' in pending ? null : toTenths(pending.proposedTaxRate);
  const proposal = { hash: newPublicHash(), ...profile, rate: proposed, status: 'PENDING', created_at: at };
  const id = await insert(to, 'tax_proposals', proposal);
  if (card) {
    const place = { table: 'tax_cards', column: 'bytes_sealed', row: String(id) };
    const sealed = { bytes_sealed: to.app.vault.seal(card, place), size: card.length };
    await insert(to, 'tax_cards', { proposal_id: id, ...profile, ...sealed, created_at: at });
  }
  const kind = card ? 'cardSent' : 'proposed';
  await insert(to, 'taxation_events', {
    ...profile,
    ...columns,
    kind,
    done_by: 'customer',
    proposed_rate: proposed,
    at,
  });
}

function postpone(to: Import, take: () => Promise<void>): Promise<void> {
  to.later.push({ take, line: to.line });
  return Promise.resolve();
}

const importers: {
  [K in ImportRecord['kind']]: (to: Import, record: Extract<ImportRecord, { kind: K }>) => Promise<void>;
} = {
  profile: importProfile,
  account: importAccount,
  work: importWork,
  libraryClass: importLibraryClass,
  loan: importLoan,
  deal: importDeal,
  share: importShare,
  contribution: importContribution,
  message: importMessage,
  note: importNote,
  deathReport: importDeathReport,
  outreach: importOutreach,
  taxation: importTaxation,
  accountingSettings: (to, record) =>
    postpone(to, () => to.app.db.transaction((tx) => createYear(tx, record))),
  // They are calculated from all the others.
  distribution: (to, record) =>
    postpone(to, () => importDistribution(to.app, record, (table, key) => idOf(to, table, key))),
  invoice: (to, record) => postpone(to, () => importInvoice(to.app, record)),
};

/** The import assigns the ids, so PostgreSQL's sequences must continue after the last of them. */
async function advanceCounters({ app, next }: Import): Promise<void> {
  if (app.db.client !== 'postgres') return;
  for (const [table, id] of next) {
    await app.db.knex.raw(`select setval(pg_get_serial_sequence(?, 'id'), ?, false)`, [table, id]);
  }
}

function parse(to: Import, line: string): ImportRecord {
  try {
    const record = JSON.parse(line) as ImportRecord | null;
    if (record === null) throw new Error('null is no record');
    return record;
  } catch (error) {
    throw faultIn(to, (error as Error).message);
  }
}

/**
 * Imports customers, accounts and works from another register. All accounts get the same password hash: of the
 * demonstration's passphrase, or otherwise of a random one that is replaced through a link.
 *
 * @param input a record in JSON on each line
 * @returns the number of imported records
 * @throws with the number of the line if a record is invalid
 */
export async function importRecords(
  app: System,
  input: NodeJS.ReadableStream,
  passwordHash: string,
): Promise<number> {
  const next = new Map<Table, number>();
  for (const table of tables.filter((name) => !unnumbered.includes(name))) {
    const last = await app.db.first(query<{ id: number | null }>(`select max(id) as id from ${table}`));
    next.set(table, (last?.id ?? 0) + 1);
  }
  const termsVersion = await app.content.currentTermsVersion();
  const to: Import = {
    app,
    bulk: await openBulk(app.db, tables),
    ids: new Map(),
    isbns: new Map(),
    deals: new Map(),
    next,
    later: [],
    termsVersion,
    passwordHash,
    line: 0,
  };
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    to.line += 1;
    const record = parse(to, line);
    if (!Object.hasOwn(importers, record.kind)) throw faultIn(to, `there is no kind ${String(record.kind)}`);
    const take = importers[record.kind] as (to: Import, record: ImportRecord) => Promise<void>;
    await take(to, record);
  }
  await to.bulk.end();
  await advanceCounters(to);
  const periods = [...to.ids].filter(([key]) => key.startsWith('loan_periods ')).map(([, id]) => id);
  await sumUp(app, periods);
  await app.db.knex.raw('analyze');
  await app.db.transaction((tx) => saveKnownContributors(tx, 'everything'));
  const { line: count } = to;
  for (const { take, line } of to.later) {
    to.line = line;
    await take();
  }
  return count;
}
