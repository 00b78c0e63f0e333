import { string } from 'yup';
import { code, multilineText, shape } from '../schema.js';
import { compensationTypes } from './contract.js';

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const isCover = (value: string): boolean =>
  value === '*' || value.split(',').every((one) => (compensationTypes as readonly string[]).includes(one));

/** What staff may change of a contract. */
export const contractChangeSchema = shape({
  /** The last day in force, `YYYY-MM-DD`; null for open-ended. */
  validTo: string()
    .nullable()
    .defined()
    .test(
      'day',
      () => code('invalid'),
      (value) => value == null || isDay(value),
    ),
  /** Codes with commas between, or `*` for all. */
  compTypes: string()
    .max(60)
    .required()
    .test(
      'cover',
      () => code('invalid'),
      (value) => isCover(value),
    ),
  exceptionComment: multilineText(2000),
});
