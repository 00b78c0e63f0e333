import type { PageSize, TableSort, TableView } from '@nimio/design-system';

/** The remembered view of the list, without the filter, which would hide works unnoticed. */
export type RememberedView = Partial<Pick<TableView, 'sort' | 'pageSize'>>;

const keyOf = (profileHash: string) => `nimio.works.${profileHash}`;

/** Logging out deletes it with all other data of the user. */
export function rememberView(profileHash: string, { sort, pageSize }: TableView): void {
  localStorage.setItem(keyOf(profileHash), JSON.stringify({ sort, pageSize }));
}

/** @param sizes the society's page sizes */
export const rememberedView = (profileHash: string, sizes: readonly PageSize[]): RememberedView =>
  readView(localStorage.getItem(keyOf(profileHash)), sizes);

/** A stored view, to the extent that it is valid. */
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
