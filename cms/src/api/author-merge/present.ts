import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { profileName } from '../profile/name.js';
import type { Moved } from './moved.js';
import type { ToldMerge } from './store.js';

export function presentMerge(row: ToldMerge): AuthorMerge {
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
