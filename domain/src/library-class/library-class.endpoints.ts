import { number, string } from 'yup';
import { account, endpoint, record, records, staffWith } from '../endpoint.js';
import { code, requiredText, shape } from '../schema.js';
import { libraryClassReply } from './library-class.types.js';

/** Digits and points, as the public libraries write their classes. */
const classCode = () =>
  string()
    .matches(/^\d[\d.]{0,18}$/)
    .required();

const isInThousandths = (value: number | undefined): boolean =>
  value === undefined || Number.isInteger(Number((value * 1000).toFixed(6)));

export const listLibraryClasses = endpoint({
  method: 'GET',
  path: '/ykls',
  summary: 'The library classes that have a factor, by code',
  access: account,
  reply: records(libraryClassReply),
});

export const saveLibraryClass = endpoint({
  method: 'PUT',
  path: '/ykls/:code',
  summary: 'Set the terms and the factor of a library class, three decimals at most',
  access: staffWith('manageLibraryClasses'),
  params: shape({ code: classCode() }),
  body: shape({
    termFi: requiredText(200),
    termSv: requiredText(200),
    termEn: requiredText(200),
    factor: number()
      .min(0)
      .max(10)
      .required()
      .test(
        'thousandths',
        () => code('invalid'),
        (value) => isInThousandths(value),
      ),
  }),
  reply: record(libraryClassReply),
});
