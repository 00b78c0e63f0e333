import type { PageSize, TableSort, TableView } from '@nimio/design-system';

/** What is remembered of how a person looks at the list: not the filter, which would hide works unseen. */
export type RememberedView = Partial<Pick<TableView, 'sort' | 'pageSize'>>;

const keyOf = (profileHash: string) => `nimio.works.${profileHash}`;

/** Logging out forgets it with everything else of the person. */
export function rememberView(profileHash: string, { sort, pageSize }: TableView): void {
  localStorage.setItem(keyOf(profileHash), JSON.stringify({ sort, pageSize }));
}

/** @param sizes that the society offers for a page */
export const rememberedView = (profileHash: string, sizes: readonly PageSize[]): RememberedView =>
  readView(localStorage.getItem(keyOf(profileHash)), sizes);

/** A stored view as far as it makes sense. */
export function readView(stored: string | null, sizes: readonly PageSize[]): RememberedView {
  const { sort, pageSize } = parse(stored);
  return {
    ...(isSort(sort) && { sort }),
    ...(sizes.includes(pageSize as PageSize) && { pageSize: pageSize as PageSize }),
  };
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isSort(value: unknown): value is TableSort {
  if (typeof value !== 'object' || value === null) return false;
  const { column, direction } = value as Record<string, unknown>;
  return typeof column === 'string' && (direction === 'ascending' || direction === 'descending');
}
