import type { Author } from '../people.js';

/** The request of a call. */
export interface Input {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** The uploaded file. */
  file?: Uint8Array;
}

type Example = (author: Author) => Promise<Partial<Input>> | Partial<Input>;

/**
 * By endpoint name, a function that builds a request that succeeds; it creates the data that it needs (a listed work, a
 * token).
 */
export type Examples = Record<string, Example>;

/** The language of the examples. */
export const language = 'sv';
