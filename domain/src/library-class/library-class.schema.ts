import { number, string } from 'yup';
import { code, requiredText, shape } from '../schema.js';

/** Digits and points, as the public libraries write their classes. */
export const classCode = () =>
  string()
    .matches(/^\d[\d.]{0,18}$/)
    .required();

const isInThousandths = (value: number | undefined): boolean =>
  value === undefined || Number.isInteger(Number((value * 1000).toFixed(6)));

/** What multiplies the shares of a class: at most 10, with three decimals at most. */
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

/** What staff say of a class: its name in each language and its factor. */
export const libraryClassSchema = shape(facts);

/** The same of one that has no factor yet; its code stays. */
export const newLibraryClassSchema = shape({ code: classCode(), ...facts });
