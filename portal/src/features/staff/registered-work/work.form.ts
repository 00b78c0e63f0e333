import type { BodyOf } from '@nimio/domain/endpoint';
import type { correctWork } from '@nimio/domain/work/register.endpoints';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { flag } from '../../../shared/form/flag';

/** The fields of a work that staff correct; empty means unknown. */
export interface WorkValues {
  name: string;
  subtitle: string;
  publisher: string;
  publishYear: string;
  bookType: string;
  translated: boolean;
  libraryClass: string;
}

export const workValues = (work: RegisteredWork): WorkValues => ({
  name: work.name,
  subtitle: work.subtitle ?? '',
  publisher: work.publisher ?? '',
  publishYear: String(work.publishYear ?? ''),
  bookType: work.bookType,
  translated: work.translated === 1,
  libraryClass: work.libraryClass ?? '',
});

/** The body of the call. */
export const workBody = ({ publishYear, translated, ...values }: WorkValues) =>
  ({
    ...values,
    publishYear: publishYear.trim() === '' ? null : Number(publishYear),
    translated: flag(translated),
  }) as BodyOf<typeof correctWork>;
