import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import type { LibraryClassRow } from './store.js';

export const presentLibraryClass = (row: LibraryClassRow): LibraryClass => ({
  code: row.code,
  termFi: row.term_fi,
  termSv: row.term_sv,
  termEn: row.term_en,
  factor: row.factor / 1000,
});
