import type { Right } from '@nimio/domain/access/rights';
import type {
  FoundAuthor,
  ListedAuthorName,
  SyncedAuthor,
} from '@nimio/domain/author-name/author-name.types';
import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { presentSyncStatus } from '../isni-sync/present.js';
import type { SyncStatusRow } from '../isni-sync/store.js';
import { profileName } from '../profile/name.js';
import type { FoundAuthorRow } from './name-search.js';
import type { AuthorNameRow } from './store.js';

/** The staff's fields of a name are returned only to callers who may change them. */
const stored = (row: AuthorNameRow) => ({
  confirmed: row.confirmed,
  allowISNISync: row.allow_isni_sync,
  aliasTo: row.alias_hash,
  asteriId: row.asteri_id,
});
const unseen = { confirmed: undefined, allowISNISync: undefined, aliasTo: undefined, asteriId: undefined };

export const presentAuthorName = (row: AuthorNameRow, rights: readonly Right[]) =>
  ({
    authorHash: row.hash,
    name1: row.name1,
    name2: row.name2,
    isni: row.isni,
    pseudonym: row.pseudonym,
    privateAuthor: row.private,
    books: row.books,
    ...(rights.includes('manageAuthorNames') ? stored(row) : unseen),
  }) satisfies AuthorName;

const syncOf = ({ id }: AuthorNameRow, syncs: readonly SyncStatusRow[]) =>
  presentSyncStatus(syncs.find(({ author_name_id }) => author_name_id === id));

export const presentListedName = (
  row: AuthorNameRow,
  rights: readonly Right[],
  syncs: readonly SyncStatusRow[],
) =>
  ({
    ...presentAuthorName(row, rights),
    isniSync: rights.includes('manageAuthorNames') ? syncOf(row, syncs) : undefined,
  }) satisfies ListedAuthorName;

export const presentFoundAuthor = (row: FoundAuthorRow, rights: readonly Right[]) =>
  ({
    ...presentAuthorName(row, rights),
    profileHash: row.profile_hash,
    profileName: profileName(row),
  }) satisfies FoundAuthor;

export const presentSyncedAuthor = (
  row: FoundAuthorRow,
  rights: readonly Right[],
  syncs: readonly SyncStatusRow[],
) => ({ ...presentFoundAuthor(row, rights), isniSync: syncOf(row, syncs) }) satisfies SyncedAuthor;
