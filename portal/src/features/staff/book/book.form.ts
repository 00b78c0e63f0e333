import type { BodyOf } from '@nimio/domain/endpoint';
import type { updateBook } from '@nimio/domain/work/register.endpoints';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { flag } from '../../../shared/form/flag';

/** The fields of a work that staff correct; empty means unknown. */
export interface BookValues {
  name: string;
  subtitle: string;
  publisher: string;
  publishYear: string;
  bookType: string;
  translated: boolean;
  libraryClass: string;
}

export const bookValues = (work: RegisteredWork): BookValues => ({
  name: work.name,
  subtitle: work.subtitle ?? '',
  publisher: work.publisher ?? '',
  publishYear: String(work.publishYear ?? ''),
  bookType: work.bookType,
  translated: work.translated === 1,
  libraryClass: work.libraryClass ?? '',
});

/** The body of the call. */
export const bookBody = ({ publishYear, translated, ...values }: BookValues) =>
  ({
    ...values,
    publishYear: publishYear.trim() === '' ? null : Number(publishYear),
    translated: flag(translated),
  }) as BodyOf<typeof updateBook>;
