import type { Entry } from './entry.js';

/** What the CMS keeps beside an entry's own attributes. */
export const byItself = [
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

/** A value without what the CMS adds, in one way of writing: times in UTC, nothing for empty. */
function plain(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (typeof value === 'string') return isTime(value) ? new Date(value).toISOString() : value.trim();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('mime' in value) return (value as Entry)['id'];
  const entries = Object.entries(value).filter(([name]) => !byItself.includes(name));
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

/** Whether an entry of the CMS already says all that a file says. */
export const sameContent = (file: Entry, entry: Entry): boolean => contains(plain(entry), plain(file));

const withoutNumbers = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, each: unknown) => (key === 'id' ? undefined : each));

/** Names of what differs between two states of an entry; without what the CMS counts by itself. */
export function changedNames(before: Entry | null, after: Entry | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter(
    (name) => !byItself.includes(name) && withoutNumbers(before?.[name]) !== withoutNumbers(after?.[name]),
  );
}

/** These attributes of an entry, as they can be written into another state of it: parts without their numbers. */
export const contentOf = (entry: Entry, names: readonly string[]): Entry =>
  Object.fromEntries(names.map((name) => [name, JSON.parse(withoutNumbers(entry[name]))]));
