import { string } from 'yup';
import { endpoint, profileIn, records, staffWith } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import {
  loanRowReply,
  loanTotalReply,
  loanYearReply,
  offeredYearsReply,
  workLoansReply,
} from './loan.types.js';

const year = () =>
  string()
    .matches(/^\d{4}$/)
    .required();

export const getLoanData = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/loan-data/:year',
  summary:
    'A year’s loans of a profile’s works by group of libraries, with its share and how it is calculated',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash(), year: year() }),
  reply: records(loanRowReply),
});

export const getLoanYears = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/loan-data',
  summary:
    'A profile’s loans and share by year and group of libraries, and the years of the statistics; with newest=1 only the loans of the newest year',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  query: shape({ newest: string().oneOf(['0', '1'] as const) }),
  reply: records(loanYearReply, offeredYearsReply),
});

export const getLoanTotals = endpoint({
  method: 'GET',
  path: '/statistics/loan-data',
  summary: 'All loans of a year by group of libraries and format',
  access: staffWith('readStatistics'),
  query: shape({ year: year() }),
  reply: records(loanTotalReply),
});

export const getLoansOfWork = endpoint({
  method: 'GET',
  path: '/books/:id/loanData',
  summary: 'The loans of a work, by ISBN or public id, by year and group of libraries',
  access: staffWith('readStatistics'),
  params: shape({ id: string().max(40).required() }),
  reply: records(workLoansReply),
});
