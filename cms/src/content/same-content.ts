import type { Entry } from './entry.js';

/** The attributes that the CMS adds to an entry. */
export const addedByStrapi = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'localizations',
  'createdBy',
  'updatedBy',
];

const isTime = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text);

/** A normalized value without the CMS's additions: times in UTC, null for empty. */
function plain(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (typeof value === 'string') return isTime(value) ? new Date(value).toISOString() : value.trim();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('mime' in value) return (value as Entry)['id'];
  const entries = Object.entries(value).filter(([name]) => !addedByStrapi.includes(name));
  return Object.fromEntries(entries.map(([name, each]) => [name, plain(each)]));
}

const contains = (whole: unknown, part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      whole.length === part.length &&
      part.every((each, at) => contains(whole[at], each))
    );
  }
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([name, each]) => contains((whole as Entry)[name] ?? null, each))
  );
};

/** Whether an entry of the CMS already has all values of a file. */
export const sameContent = (file: Entry, entry: Entry): boolean => contains(plain(entry), plain(file));

const withoutNumbers = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, each: unknown) => (key === 'id' ? undefined : each));

/** Names of the attributes that differ between two states of an entry, without the CMS's counters. */
export function changedNames(before: Entry | null, after: Entry | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter(
    (name) =>
      !addedByStrapi.includes(name) && withoutNumbers(before?.[name]) !== withoutNumbers(after?.[name]),
  );
}

/** These attributes of an entry in a form that can be written into another state of it: components without ids. */
export const contentOf = (entry: Entry, names: readonly string[]): Entry =>
  Object.fromEntries(names.map((name) => [name, JSON.parse(withoutNumbers(entry[name]))]));
