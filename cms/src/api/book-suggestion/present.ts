import { wholeName } from '@nimio/domain/author-name/author-name';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import { type CreatorRole, isBillable } from '@nimio/domain/work/roles';
import type { Suggestion } from './store.js';

const isFull = ({ work }: Suggestion, role: CreatorRole): boolean =>
  isBillable(role) && work[`${role}_shares`] >= (work[`${role}_amount`] ?? Infinity);

/** @param author who wrote it, as the catalogue writes them */
export function presentSuggestion(suggestion: Suggestion, author: string): BookSuggestion {
  const { work, name, roles } = suggestion;
  const flag = (role: CreatorRole): 0 | 1 => (roles.includes(role) ? 1 : 0);
  return {
    ab_hash: work.hash,
    isbn: work.isbn,
    name: work.name,
    author,
    type: work.type,
    publisher: work.publisher,
    publishYear: work.publish_year,
    alert: roles.every((role) => isFull(suggestion, role)) ? 'FULL' : null,
    authorHash: name.hash,
    authorName: wholeName(name),
    role: {
      author: flag('author'),
      translator: flag('translator'),
      illustrator: flag('illustrator'),
      editor: flag('editor'),
    },
  };
}
