import type { Author } from '../people.js';

/** What a call is made with. */
export interface Input {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Of the file that the call takes. */
  file?: Uint8Array;
}

type Example = (author: Author) => Promise<Partial<Input>> | Partial<Input>;

/** For calls by their endpoints' names, what makes each succeed; what it needs (a listed work, a token) is made on the way. */
export type Examples = Record<string, Example>;

/** The one that examples speak. */
export const language = 'sv';
