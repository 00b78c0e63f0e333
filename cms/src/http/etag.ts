import { createHash } from 'node:crypto';

/** A strong tag of a record's wire form. */
export const etagOf = (record: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)}"`;

/** Whether a list of tags in If-Match or If-None-Match names this one. */
export const namesTag = (header: string, tag: string): boolean =>
  header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag);
