import { createHash } from 'node:crypto';

const unseen = new WeakMap<object, unknown>();

/**
 * Includes fields in a record's tag that can be changed with it but are not visible to everyone, such as its audience.
 */
export function coverInTag<T extends object>(record: T, beyond: unknown): T {
  unseen.set(record, beyond);
  return record;
}

/**
 * A strong ETag of a record's wire form.
 *
 * @param text the record as JSON, if that is known
 */
export function etagOf(record: unknown, text = JSON.stringify(record)): string {
  const covered = text + (JSON.stringify(unseen.get(record as object)) ?? '');
  return `"${createHash('sha256').update(covered).digest('base64url').slice(0, 22)}"`;
}

/** Whether a list of tags in If-Match or If-None-Match contains this one. */
export const namesTag = (header: string, tag: string): boolean =>
  header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag);
