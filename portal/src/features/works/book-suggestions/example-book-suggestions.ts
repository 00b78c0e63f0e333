import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';

export const lake: BookSuggestion = {
  ab_hash: 's'.repeat(22),
  isbn: '9789510392652',
  name: 'Järven muisti',
  author: 'Vuorela, Inka; Sandbacka, Björn',
  type: 'book',
  publisher: 'Lukuvalo',
  publishYear: 2024,
  alert: null,
  authorHash: 'a'.repeat(22),
  authorName: 'Inka Vuorela',
  role: { author: 1, translator: 0, illustrator: 1, editor: 0 },
};
export const lighthouse: BookSuggestion = {
  ...lake,
  ab_hash: 't'.repeat(22),
  isbn: '9789510366431',
  name: 'Talven majakka',
  author: '',
  publisher: null,
  publishYear: null,
  alert: 'FULL',
  role: { ...lake.role, author: 0, translator: 1, illustrator: 0 },
};
