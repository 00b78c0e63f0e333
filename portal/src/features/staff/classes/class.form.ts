import type { BodyOf } from '@nimio/domain/endpoint';
import type {
  createLibraryClass,
  updateLibraryClass,
} from '@nimio/domain/library-class/library-class.endpoints';
import { libraryClassSchema, newLibraryClassSchema } from '@nimio/domain/library-class/library-class.schema';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { validateWith } from '../../../shared/form/validate-with';
import { factorText, typedDecimal } from '../decimal';

/** The form values of a library class. */
export interface ClassValues {
  termFi: string;
  termSv: string;
  termEn: string;
  /** 0,725. */
  factor: string;
}

export interface NewClassValues extends ClassValues {
  code: string;
}

export const emptyClass: NewClassValues = { code: '', termFi: '', termSv: '', termEn: '', factor: '' };

export const classValues = ({ termFi, termSv, termEn, factor }: LibraryClass): ClassValues => ({
  ...{ termFi, termSv, termEn },
  factor: factorText(factor),
});

/** The body of the call. */
export const classBody = ({ factor, ...values }: ClassValues) =>
  ({ ...values, factor: typedDecimal(factor) }) as BodyOf<typeof updateLibraryClass>;

/** The body of a new class, whose code may have been typed with spaces. */
export const newClassBody = ({ code, ...values }: NewClassValues): BodyOf<typeof createLibraryClass> => ({
  ...classBody(values),
  code: code.trim(),
});

export const classErrors = validateWith<ClassValues>(libraryClassSchema, classBody);
export const newClassErrors = validateWith<NewClassValues>(newLibraryClassSchema, newClassBody);

const factorTexts = {
  'factor.required': 'classes.factorRequired',
  'factor.wrongType': 'classes.factorWrong',
  'factor.invalid': 'classes.factorWrong',
  'factor.tooSmall': 'classes.factorWrong',
  'factor.tooBig': 'classes.factorWrong',
} as const;

/** Texts for errors of fields. */
export const classTexts = {
  ...factorTexts,
  'code.required': 'classes.codeRequired',
  'code.invalid': 'classes.codeWrong',
  'termFi.required': 'classes.termFiRequired',
  'termSv.required': 'classes.termSvRequired',
  'termEn.required': 'classes.termEnRequired',
} as const;
