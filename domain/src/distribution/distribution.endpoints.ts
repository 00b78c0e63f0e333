import { number, string } from 'yup';
import { endpoint, file, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import {
  calculationSeenSchema,
  calculationWishSchema,
  distributionSchema,
  returnsSeenSchema,
} from './distribution.schema.js';
import {
  distributionEventReply,
  distributionReply,
  distributionResultReply,
  reserveLineReply,
  returnsPreviewReply,
  returnsReply,
} from './distribution.types.js';
import { resultKinds } from './distribution-states.js';
import { returnsMaxBytes } from './returns.js';

const access = staffWith('managePayments');
const params = shape({ hash: hash() });
const page = { limit: number().integer().min(1).max(200), offset: offset() };

export const listDistributions = endpoint({
  method: 'GET',
  path: '/accountings/distributions',
  summary: 'All distributions, by payment date, the newest first',
  access,
  query: shape(page),
  reply: records(distributionReply),
});

export const createDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions',
  summary: 'Begin a distribution, as a draft',
  access,
  body: distributionSchema,
  reply: record(distributionReply, 201),
});

export const getDistribution = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash',
  summary: 'A distribution with what it has come to',
  access,
  versioned: true,
  params,
  reply: record(distributionReply),
});

export const updateDistribution = endpoint({
  method: 'PUT',
  path: '/accountings/distributions/:hash',
  summary:
    'Change a distribution: a draft again if what it is calculated from changes; once approved its name and whether its day is shown alone, and until it is paid the day, 409 for the rest; 409 while it is calculated',
  access,
  versioned: true,
  params,
  body: distributionSchema,
  reply: record(distributionReply),
});

export const deleteDistribution = endpoint({
  method: 'DELETE',
  path: '/accountings/distributions/:hash',
  summary: 'Remove a distribution that has not been approved; 409 afterwards, and while it is calculated',
  access,
  versioned: true,
  params,
  reply: nothing,
});

export const calculateDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/calculate',
  summary:
    'Ask for the calculation, which goes on behind; its works are locked meanwhile. 409 once approved, while another is calculated, without loans, and with some missing unless they are to be done without',
  access,
  params,
  body: calculationWishSchema,
  reply: record(distributionReply, 202),
});

export const approveDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/approve',
  summary:
    'Approve what was calculated, with names, taxes and accounts as they are now: authors see it as an estimate. 409 when another calculation or day of payment holds than was looked at, when loans were imported since, when another distribution pays some of what is carried over, and when its day is past',
  access,
  params,
  body: calculationSeenSchema,
  reply: record(distributionReply),
});

/** No `GET`: that it was taken stands in the log, and is what the distribution may be paid after. */
export const downloadPaymentFile = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/payment-file',
  summary:
    'Take the payments for the bank: SEPA credit transfer pain.001.001.09, the same each time; 409 before approval, and when its day is past before it was paid',
  access,
  params,
  reply: file('application/xml'),
});

export const payDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/pay',
  summary:
    'The bank has taken the file: payments are paid, those without an account have failed. 409 unless it is approved and its file was downloaded',
  access,
  params,
  reply: record(distributionReply),
});

export const listDistributionEvents = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/events',
  summary: 'What was done with a distribution, by whom, the newest first',
  access,
  params,
  query: shape(page),
  reply: records(distributionEventReply),
});

export const listDistributionResults = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/results',
  summary: 'What profiles get: payments and what is carried over, the largest first',
  access,
  params,
  query: shape({ kind: string().oneOf(resultKinds), ...page }),
  reply: records(distributionResultReply),
});

export const listReserve = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/reserve',
  summary: 'The parts of works that nobody has claimed, the largest first',
  access,
  params,
  query: shape(page),
  reply: records(reserveLineReply),
});

export const repeatPayment = endpoint({
  method: 'POST',
  path: '/accountings/payments/:hash/repeat',
  summary:
    'Have a payment that failed paid again by the next distribution, to the account that the profile has, also if it is the same; 409 without an account, and when another payment has taken its place. The same again changes nothing',
  access,
  params,
  reply: nothing,
});

const returnsFile = { field: 'file', maxBytes: returnsMaxBytes, type: 'text/csv' };

export const previewReturnedPayments = endpoint({
  method: 'POST',
  path: '/accountings/returns/preview',
  summary: 'Look at the bank’s returned payments in a CSV (payment; reason): which payments would fail',
  access,
  upload: returnsFile,
  reply: record(returnsPreviewReply),
});

export const importReturnedPayments = endpoint({
  method: 'POST',
  path: '/accountings/returns',
  summary:
    'Take over the bank’s returned payments from a CSV that was looked at: they have failed. 409 when it names others than were seen; the same again changes nothing',
  access,
  query: returnsSeenSchema,
  upload: returnsFile,
  reply: record(returnsReply),
});
