import {
  hasStaffFields,
  normalizeAsteriId,
  type StoredName,
  syncBlockers,
  wrongInNames,
} from '@nimio/domain/author-name/author-name';
import type * as endpoints from '@nimio/domain/author-name/author-name.endpoints';
import type { AuthorNameRow as Wished } from '@nimio/domain/author-name/author-name.schema';
import { normalizeIsni } from '@nimio/domain/author-name/isni';
import { DomainError, type FieldError } from '@nimio/domain/errors';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { enqueueNameSearches } from '../../book-suggestion/enqueue-name-search.js';
import { readPendingUnder } from '../../change-suggestion/store.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { changeProfile } from '../../profile/change-profile.js';
import { readProfileData } from '../../profile/store.js';
import {
  type AuthorNameColumns,
  type AuthorNameRow,
  deleteAuthorName,
  insertAuthorName,
  isIsniTaken,
  readAuthorNames,
  updateAuthorName,
} from '../store.js';

/** A change of a name for the audit event: column names, never values. */
interface NameFacts {
  action: 'add' | 'edit' | 'delete';
  name: number;
  fields?: string[];
}

/** Whether a name that works can use has not been looked up in the catalogue yet. */
const needsNameSearch = ({ action, fields = [] }: NameFacts): boolean =>
  action === 'add' || fields.includes('name1') || fields.includes('name2');

/** Some of the findings have a dedicated wire message (specification §8). */
function refuse(fields: FieldError[]): void {
  const [first] = fields;
  if (!first) return;
  const own = (['isniInvalid', 'isniTaken', 'asteriIdInvalid'] as const).find((code) => code === first.code);
  throw new DomainError(own ?? 'validationError', { fields });
}

/** Rejects fields that only staff may send, and names of other profiles, which for the caller do not exist. */
function refuseForeign(
  { body, caller }: Call<typeof endpoints.updateAuthorNames>,
  stored: readonly AuthorNameRow[],
): void {
  if (!caller.rights.includes('manageAuthorNames') && body.nameData.some(hasStaffFields))
    throw new DomainError('forbidden');
  const sent = body.nameData.flatMap(({ authorHash }) => authorHash ?? []);
  const isStored = sent.every((hash) => stored.some((name) => name.hash === hash));
  if (!isStored || new Set(sent).size < sent.length) throw new DomainError('notFound');
}

const sentColumns = (sent: Wished) => ({
  name1: sent.name1,
  name2: sent.name2,
  isni: sent.isni ? normalizeIsni(sent.isni) : null,
  pseudonym: sent.pseudonym,
});

/** A confirmed name loses its confirmation when it changes, unless staff confirm it in the same call. */
function confirmedAfter(sent: Wished, before: AuthorNameRow | undefined): 0 | 1 {
  if (sent.confirmed !== undefined) return sent.confirmed;
  if (!before) return 0;
  const now = sentColumns(sent);
  const isSame = (Object.keys(now) as (keyof typeof now)[]).every((column) => now[column] === before[column]);
  return isSame ? before.confirmed : 0;
}

/** A caller who cannot see a column does not send it, so it stays unchanged. */
function columnsOf(
  sent: Wished,
  before: AuthorNameRow | undefined,
  stored: readonly AuthorNameRow[],
): Omit<AuthorNameColumns, 'allow_isni_sync'> {
  const target = stored.find(({ hash }) => hash === sent.aliasTo);
  return {
    ...sentColumns(sent),
    private: sent.privateAuthor,
    confirmed: confirmedAfter(sent, before),
    asteri_id: sent.asteriId === undefined ? (before?.asteri_id ?? null) : normalizeAsteriId(sent.asteriId),
    alias_of_id: sent.aliasTo === undefined ? (before?.alias_of_id ?? null) : (target?.id ?? null),
  };
}

/** The permission to send a name to ISNI ends with its preconditions; staff who set it without them get an error. */
function allowsSync(
  sent: Wished,
  at: number,
  {
    columns,
    before,
  }: { columns: Omit<AuthorNameColumns, 'allow_isni_sync'>; before: AuthorNameRow | undefined },
): 0 | 1 {
  const { confirmed, private: privateAuthor, alias_of_id } = columns;
  const isFree =
    syncBlockers({ confirmed, privateAuthor, isAlias: alias_of_id !== null, books: before?.books ?? 0 })
      .length === 0;
  if (sent.allowISNISync === 1 && !isFree) {
    refuse([{ path: `nameData.${at}.allowISNISync`, code: 'isniSyncNotAllowed' }]);
  }
  return isFree ? (sent.allowISNISync ?? before?.allow_isni_sync ?? 0) : 0;
}

type Columns = ReturnType<typeof columnsOf>;

/** An unchanged ISNI may be on another customer's name from before the rule, and is accepted. */
async function refuseTaken(
  tx: Transaction,
  { profile }: Call<typeof endpoints.updateAuthorNames>,
  names: readonly { columns: Columns; before: AuthorNameRow | undefined }[],
): Promise<void> {
  const given = names.flatMap(({ columns: { isni, pseudonym }, before }, at) =>
    isni === null || (isni === before?.isni && pseudonym === before.pseudonym)
      ? []
      : [{ isni, pseudonym, path: `nameData.${at}.isni` }],
  );
  for (const { path, ...name } of given.sort((one, other) => (one.isni < other.isni ? -1 : 1)))
    if (await isIsniTaken(tx, profile.id, name)) refuse([{ path, code: 'isniTaken' }]);
}

const storedName = ({ hash, name1, name2, isni, pseudonym, asteri_id }: AuthorNameRow): StoredName => ({
  authorHash: hash,
  name1,
  name2,
  isni,
  pseudonym,
  asteriId: asteri_id,
});

async function deleteMissing(
  tx: Transaction,
  sent: readonly Wished[],
  stored: readonly AuthorNameRow[],
): Promise<NameFacts[]> {
  const missing = stored.filter(({ hash }) => !sent.some(({ authorHash }) => authorHash === hash));
  if (missing.some(({ books }) => books > 0)) throw new DomainError('nameDataDeleteDisallowed');
  for (const { id } of missing) {
    if ((await readPendingUnder(tx, id)).length > 0) throw new DomainError('nameDataDeleteDisallowed');
    await deleteAuthorName(tx, id);
  }
  return missing.map(({ id }) => ({ action: 'delete', name: id }));
}

async function writeRow(
  tx: Transaction,
  profileId: number,
  columns: AuthorNameColumns,
  before: AuthorNameRow | undefined,
): Promise<NameFacts[]> {
  if (!before) {
    const id = await insertAuthorName(tx, profileId, columns, system().now().toISOString());
    return [{ action: 'add', name: id }];
  }
  const fields = (Object.keys(columns) as (keyof AuthorNameColumns)[]).filter(
    (column) => columns[column] !== before[column],
  );
  if (fields.length === 0) return [];
  await updateAuthorName(tx, before.id, columns);
  return [{ action: 'edit', name: before.id, fields }];
}

/**
 * Replaces the list of author names: rows with a hash are updated, rows without one are created, and missing names are
 * deleted unless a work uses them (specification §8, Author names save).
 */
export const updateAuthorNames: UseCase<typeof endpoints.updateAuthorNames> = (call) => {
  const { body, profile } = call;
  const change = async (tx: Transaction, before: Profile) => {
    // Only creators have a list to edit (§6 "Creator"); other customers' names stay on their works.
    if (!isCreator(before)) throw new DomainError('notFound');
    const stored = await readAuthorNames(tx, profile.id);
    refuseForeign(call, stored);
    refuse(wrongInNames(body.nameData, stored.map(storedName)));
    const facts = await deleteMissing(tx, body.nameData, stored);
    const names = body.nameData.map((sent) => {
      const before = stored.find(({ hash }) => hash === sent.authorHash);
      return { sent, before, columns: columnsOf(sent, before, stored) };
    });
    await refuseTaken(tx, call, names);
    for (const [at, { sent, before, columns }] of names.entries()) {
      const allow_isni_sync = allowsSync(sent, at, { columns, before });
      facts.push(...(await writeRow(tx, profile.id, { ...columns, allow_isni_sync }, before)));
    }
    if (facts.length === 0) return undefined;
    await followNames(tx, profile.id);
    if (facts.some(needsNameSearch)) await enqueueNameSearches(tx, profile.id);
    return { names: facts };
  };
  return changeProfile(call, 'author-names.update', (tx) => readProfileData(tx, profile.id), change);
};
