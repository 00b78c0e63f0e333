import type { AuthorMerge, WorksOfAuthor } from '@nimio/domain/author-merge/author-merge.types';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { creatorRoles } from '@nimio/domain/work/roles';
import { profileName } from '../profile/name.js';
import type { HeldPart, Moved } from './moved.js';
import type { NamedMergeRow } from './store.js';

export function presentMerge(row: NamedMergeRow): AuthorMerge {
  const moved = JSON.parse(row.moved) as Moved;
  return {
    mergeHash: row.hash,
    merged: row.merged_at,
    by: profileName(row),
    undone: row.undone_at,
    dominantName: wholeName(moved.after),
    replacedNames: moved.replaced.map(wholeName),
    shares: moved.shares.length,
    contributions: moved.contributions.length,
    deals: moved.deals.length,
  };
}

/** The works of an author, each once with all roles, in the order of the parts. */
export function presentWorksOf(authorHash: string, parts: readonly HeldPart[]): WorksOfAuthor {
  const works = new Map(parts.map((part) => [part.work_id, part]));
  return {
    authorHash,
    works: [...works.values()].map(({ work_id, isbn, work_name: workName }) => ({
      isbn,
      workName,
      roles: creatorRoles.filter((role) =>
        parts.some((part) => part.work_id === work_id && part.role === role),
      ),
    })),
  };
}
