import { type FieldMessage, text } from '../schema.js';
import { fewestLetters, isSearchedFor } from './search-words.js';

/** What is typed to look for somebody: words, of which the longest has two letters at least. */
export const searchText = () =>
  text(100).test(
    'letters',
    () => ({ code: 'tooShort', params: { min: fewestLetters } }) satisfies FieldMessage,
    (typed) => !typed || isSearchedFor(typed),
  );
