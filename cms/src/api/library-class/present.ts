import type { BodyOf } from '@nimio/domain/endpoint';
import type * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import type { LibraryClassRow } from './store.js';

export const presentLibraryClass = (row: LibraryClassRow): LibraryClass => ({
  code: row.code,
  termFi: row.term_fi,
  termSv: row.term_sv,
  termEn: row.term_en,
  factor: row.factor / 1000,
});

export const rowOf = (code: string, body: BodyOf<typeof endpoints.updateLibraryClass>): LibraryClassRow => ({
  code,
  term_fi: body.termFi,
  term_sv: body.termSv,
  term_en: body.termEn,
  factor: Math.round(body.factor * 1000),
});
