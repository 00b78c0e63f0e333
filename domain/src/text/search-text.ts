import { type FieldMessage, text } from '../schema.js';
import { fewestLetters, isSearchedFor } from './search-words.js';

/**
 * A typed search: words, of which the longest has at least two letters.
 *
 * @param isEnough whether the words that are taken out of it have them
 */
export const searchText = (isEnough = isSearchedFor) =>
  text(100).test(
    'letters',
    () => ({ code: 'tooShort', params: { min: fewestLetters } }) satisfies FieldMessage,
    (typed) => !typed || isEnough(typed),
  );
