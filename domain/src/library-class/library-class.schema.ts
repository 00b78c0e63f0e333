import { number, string } from 'yup';
import { code, requiredText, shape } from '../schema.js';

/** Digits and points, the notation of the public libraries. */
export const classCode = () =>
  string()
    .matches(/^\d[\d.]{0,18}$/)
    .required();

const isInThousandths = (value: number | undefined): boolean =>
  value === undefined || Number.isInteger(Number((value * 1000).toFixed(6)));

/** The factor of the shares of a class: at most 10, with at most three decimals. */
export const classFactor = () =>
  number()
    .min(0)
    .max(10)
    .required()
    .test(
      'thousandths',
      () => code('invalid'),
      (value) => isInThousandths(value),
    );

const facts = {
  termFi: requiredText(200),
  termSv: requiredText(200),
  termEn: requiredText(200),
  factor: classFactor(),
};

/** The fields of a class that staff set: its name in each language and its factor. */
export const libraryClassSchema = shape(facts);

/** The same for a new class, with its code, which cannot be changed. */
export const newLibraryClassSchema = shape({ code: classCode(), ...facts });
