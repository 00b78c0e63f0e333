import { number, string } from 'yup';
import { endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { isbn } from '../work/work.schema.js';
import { expirySchema } from './distribution.schema.js';
import { distributionReply } from './distribution.types.js';
import { reserveStates } from './distribution-states.js';
import { reserveReasons } from './eligibility.js';
import {
  reserveLineReply,
  reserveSumsReply,
  reserveYearReply,
  unregisteredIsbnReply,
} from './reserve.types.js';

const access = staffWith('managePayments');
const page = { limit: number().integer().min(1).max(200), offset: offset() };
const year = () => number().integer().min(1990).max(2200);
const searched = () => string().trim().max(200);

export const listReserve = endpoint({
  method: 'GET',
  path: '/accountings/reserve',
  summary:
    'Reserved parts of works in approved and paid distributions or in a calculated one, the oldest calculation first and in it the largest; with a reason, in a state, paid in a year, or found by ISBN, words of the title, or the holder’s name or number',
  access,
  query: shape({
    distribution: hash().optional(),
    reason: string().oneOf(reserveReasons),
    state: string().oneOf(reserveStates),
    year: year(),
    q: searched(),
    ...page,
  }),
  reply: records(reserveLineReply, reserveSumsReply),
});

export const listReserveYears = endpoint({
  method: 'GET',
  path: '/accountings/reserve/years',
  summary: 'What is in reserve, was paid late and has expired, by the year of payment, newest first',
  access,
  reply: records(reserveYearReply),
});

export const expireReserve = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/expire',
  summary:
    'Let what is left of the reserve expire after the claim period, with a note on the use of the money; 409 during it, until a late distribution with its last day as record day is approved, and when nothing is left',
  access,
  params: shape({ hash: hash() }),
  body: expirySchema,
  reply: record(distributionReply),
});

export const listUnregisteredIsbns = endpoint({
  method: 'GET',
  path: '/accountings/unregistered-isbns',
  summary:
    'ISBNs with a reserved amount because they were not in the register, by amount, largest first; those of distributions paid in a year, that begin with these digits, or that are excluded',
  access,
  query: shape({
    year: year(),
    q: searched(),
    excluded: string().oneOf(['0', '1']),
    ...page,
  }),
  reply: records(unregisteredIsbnReply),
});

export const excludeIsbn = endpoint({
  method: 'PUT',
  path: '/accountings/unregistered-isbns/:isbn',
  summary: 'Give the loans of an ISBN no points in later calculations while it is not in the register',
  access,
  params: shape({ isbn: isbn().required() }),
  reply: nothing,
});

export const includeIsbn = endpoint({
  method: 'DELETE',
  path: '/accountings/unregistered-isbns/:isbn',
  summary: 'Give the loans of an excluded ISBN points again in later calculations',
  access,
  params: shape({ isbn: isbn().required() }),
  reply: nothing,
});
