import { string } from 'yup';
import { isDay } from '../calendar/day.js';
import { code, day, multilineText, shape } from '../schema.js';
import { compensationTypes } from './contract.js';

const isCover = (value: string): boolean =>
  value === '*' || value.split(',').every((one) => (compensationTypes as readonly string[]).includes(one));

/** The fields of a contract that staff may change. */
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

/** A contract on paper; `validFrom` is the first day in force. */
export const paperContractSchema = contractChangeSchema.shape({ validFrom: day() });
