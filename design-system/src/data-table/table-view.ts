import type { PageSize, TableSort } from './table-types';

// Swedish and English readers also get å, ä and ö last, because the names are Finnish (glossary §3).
const collator = new Intl.Collator('fi', { numeric: true });

type Sortable = string | number | null | undefined;

const isBlank = (value: Sortable) => value === null || value === undefined || value === '';

/** Sorts rows by a value; empty values are last in both directions, and equal ones keep their order (stable). */
export function sortRows<T>(
  rows: readonly T[],
  valueOf: (row: T) => Sortable,
  direction: TableSort['direction'],
): T[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  keyed.sort((a, b) => {
    if (isBlank(a.value) || isBlank(b.value)) return Number(isBlank(a.value)) - Number(isBlank(b.value));
    if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value);
    return sign * collator.compare(String(a.value), String(b.value));
  });
  return keyed.map(({ row }) => row);
}

/** Moves the row with this key to the front, even if the filter would hide it. */
export function withFirst<T>(
  ordered: readonly T[],
  all: readonly T[],
  key: string | undefined,
  keyOf: (row: T) => string,
): readonly T[] {
  const first = key === undefined ? undefined : all.find((row) => keyOf(row) === key);
  return first === undefined ? ordered : [first, ...ordered.filter((row) => row !== first)];
}

interface Order {
  valueOf: unknown;
  direction: TableSort['direction'];
  sorted: readonly unknown[];
}

/** The last sorting of these rows, cached as long as the rows exist. */
const orders = new WeakMap<readonly unknown[], Order>();

/** The same, cached: a long list is sorted once. */
export function sortedOnce<T>(
  rows: readonly T[],
  valueOf: (row: T) => Sortable,
  direction: TableSort['direction'],
): readonly T[] {
  const known = orders.get(rows);
  if (known?.valueOf === valueOf && known.direction === direction) return known.sorted as readonly T[];
  const sorted = sortRows(rows, valueOf, direction);
  orders.set(rows, { valueOf, direction, sorted });
  return sorted;
}

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const withoutSeparators = (text: string) => text.replaceAll(/[-\s]/g, '');

/** Normalizes a text for `matches`: as typed, without accents, and without the hyphens of ISBN. */
export function searchable(text: string): string {
  const lower = text.toLocaleLowerCase('fi');
  return `${lower}\n${withoutAccents(lower)}\n${withoutSeparators(lower)}`;
}

/** Whether every typed word, or an ISBN typed with or without hyphens, is in the text. */
export function matches(prepared: string, typed: string): boolean {
  const query = typed.trim().toLocaleLowerCase('fi');
  if (query.split(/\s+/).every((word) => prepared.includes(word))) return true;
  const digits = withoutSeparators(query);
  return /^\d{3,}x?$/.test(digits) && prepared.includes(digits);
}

export const countPages = (rows: number, size: number | 'all') =>
  size === 'all' ? 1 : Math.max(1, Math.ceil(rows / size));

/** The rows of one page, and the ordinals of its first and last. */
export function pageOf<T>(rows: readonly T[], page: number, size: PageSize) {
  if (size === 'all') return { shown: rows, from: Math.min(1, rows.length), to: rows.length };
  const start = (page - 1) * size;
  const shown = rows.slice(start, start + size);
  return { shown, from: rows.length === 0 ? 0 : start + 1, to: start + shown.length };
}

/** The order after a press on a heading: ascending, descending, ascending. */
export function nextSort(sort: TableSort | null, column: string): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
