import { PLACEHOLDER_IBAN } from '@nimio/domain/bank-account/placeholder-iban';
import { authorContractType } from '@nimio/domain/contract/contract';
import type { CustomerFlag, CustomerStatus } from '@nimio/domain/customer/customer-filter';
import type { Language } from '@nimio/domain/language';
import { noParticipation } from '@nimio/domain/profile/choices';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { nameKey } from '@nimio/domain/text/name-key';
import { searchedWords } from '@nimio/domain/text/search-words';
import { placeholders, type SqlPart, type Value } from '../../data/sql.js';
import { valuesOfWords } from '../../data/word-index.js';
import type { ChoiceKind } from '../profile/store.js';

/** What customers have to meet. */
export interface CustomerConditions {
  /** Parts of the name, or the whole customer number or e-mail address; empty for any. */
  typed: string;
  /** A customer has any of these roles; empty for all customers. The same holds for the codes. */
  roles: readonly ProfileRole[];
  productions: readonly string[];
  participations: readonly string[];
  status: CustomerStatus;
  language?: Language | undefined;
  flags: readonly CustomerFlag[];
  /** The product and the day of contracts in force. */
  product: string;
  today: string;
}

const part = (sql: string, values: readonly Value[] = []): SqlPart => ({ sql, values: [...values] });

interface Condition {
  /** Selects the ids of the customers among whom all are that meet it, where an index finds them. */
  candidates?: SqlPart;
  /** Whether the profile `p` with the name `n` meets it. Candidates without a check all meet it. */
  check?: SqlPart;
}

/** The letters that the databases' `lower` knows. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The longest word gives the fewest candidates by name; all words are checked in each. */
function bySearch(typed: string): Condition[] {
  const [longest, ...others] = searchedWords(typed);
  if (longest === undefined) return [];
  const [from = '', to = '', ...patterns] = valuesOfWords([longest, ...others]);
  const whole = [lower(typed), nameKey(typed)];
  const [number, email] = ['lower(p.ext_party_code) = ?', 'p.email_key = ?'];
  const candidates = `select profile_id from profile_name_parts where part >= ? and part < ?
    union select p.id from profiles p where ${number} union select p.id from profiles p where ${email}`;
  const words = patterns.map(() => "n.searchable like ? escape '!'").join(' and ');
  return [
    { candidates: part(candidates, [from, to, ...whole]) },
    { check: part(`(${words} or ${number} or ${email})`, [...patterns, ...whole]) },
  ];
}

/** A row of another table, which has an index that begins with the columns of the condition. */
function byRow(table: string, where: string, values: readonly Value[]): Condition {
  return {
    candidates: part(`select distinct profile_id from ${table} r where ${where}`, values),
    check: part(`exists (select 1 from ${table} r where r.profile_id = p.id and ${where})`, values),
  };
}

const byRoles = (roles: readonly ProfileRole[]): Condition[] =>
  roles.length > 0 ? [byRow('profile_roles', `r.role in (${placeholders(roles.length)})`, roles)] : [];

function byChoices(kind: ChoiceKind, codes: readonly string[]): Condition[] {
  if (codes.length === 0) return [];
  const chosen = byRow(
    'profile_choices',
    `r.kind = '${kind}' and r.code in (${placeholders(codes.length)})`,
    codes,
  );
  if (kind === 'production' || !codes.includes(noParticipation)) return [chosen];
  // A customer without stored associations is a member of none.
  const any = `exists (select 1 from profile_choices r where r.profile_id = p.id and r.kind = '${kind}')`;
  return [{ check: part(`(not ${any} or ${chosen.check?.sql})`, codes) }];
}

/** By comparisons that the indexes of the few closed, dead and unchecked customers know. */
const statusChecks: Record<CustomerStatus, string | undefined> = {
  open: 'p.closed_on is null',
  closed: "p.closed_on > ''",
  unchecked: 'p.check_against_id > 0',
  deceased: "p.died_on > '' and p.closed_on is null",
  all: undefined,
};

function byStatus(status: CustomerStatus): Condition[] {
  const check = statusChecks[status];
  return check ? [{ check: part(check) }] : [];
}

/** SQL for customers who may be contacted: none of them has died. */
const mayBeContacted = (column: string): string => `p.${column} = 1 and p.died_on is null`;

/** The contract and the account by the rules of `currentContract` and `currentAccount`. */
const flagChecks: Record<CustomerFlag, string> = {
  phone: mayBeContacted('allow_contact_by_phone'),
  email: mayBeContacted('allow_contact_by_email'),
  newsletter: mayBeContacted('mail_newsletter'),
  publishName: 'p.allow_to_publish_name = 1',
  publishISNI: 'p.allow_isni_pub = 1',
  withoutContract: `not exists (select 1 from contracts c
    where c.profile_id = p.id and c.type = '${authorContractType}' and c.description = ?
      and c.valid_from <= ? and (c.valid_to is null or c.valid_to >= ?))`,
  withoutAccount: `not exists (select 1 from bank_accounts b
    where b.profile_id = p.id and b.iban <> '${PLACEHOLDER_IBAN}')`,
};

function byFlags({ flags, product, today }: CustomerConditions): Condition[] {
  return flags.map((flag) => ({
    check: part(flagChecks[flag], flag === 'withoutContract' ? [product, today, today] : []),
  }));
}

/** First those that usually leave the fewest customers. */
function conditionsOf(asked: CustomerConditions): Condition[] {
  const isRare = asked.status !== 'open' && asked.status !== 'all';
  return [
    ...bySearch(asked.typed),
    ...(isRare ? byStatus(asked.status) : []),
    ...byChoices('participation', asked.participations),
    ...byChoices('production', asked.productions),
    ...byRoles(asked.roles),
    ...(asked.language ? [{ check: part('p.language = ?', [asked.language]) }] : []),
    ...(isRare ? [] : byStatus(asked.status)),
    ...byFlags(asked),
  ];
}

/**
 * `from` and `where` of a statement that selects these customers as `p`, with their names as `n`. The first condition
 * decides where the database begins to read, since SQLite has no statistics; the others are checked in each row.
 */
export function selectionOf(asked: CustomerConditions): SqlPart {
  const conditions = conditionsOf(asked);
  const candidates = conditions[0]?.candidates;
  const checks = (candidates ? conditions.slice(1) : conditions).flatMap(({ check }) => check ?? []);
  const profiles = candidates
    ? `(${candidates.sql}) found join profiles p on p.id = found.profile_id`
    : 'profiles p';
  const where = checks.length > 0 ? `where ${checks.map(({ sql }) => sql).join(' and ')}` : '';
  return part(`from ${profiles} join profile_names n on n.profile_id = p.id ${where}`, [
    ...(candidates?.values ?? []),
    ...checks.flatMap(({ values }) => values),
  ]);
}
