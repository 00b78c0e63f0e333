import { number, string } from 'yup';
import { endpoint, file, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import {
  calculationOptionsSchema,
  distributionSchema,
  lateDistributionSchema,
  newDistributionSchema,
  newLateDistributionSchema,
  reviewedCalculationSchema,
  withheldTaxSchema,
} from './distribution.schema.js';
import {
  distributionEventReply,
  distributionReply,
  distributionResultReply,
  manualPaymentReply,
  readinessCustomerReply,
  readinessReply,
} from './distribution.types.js';
import { distributionStates, resultKinds } from './distribution-states.js';
import { readinessKinds } from './eligibility.js';

const access = staffWith('managePayments');
const params = shape({ hash: hash() });
const page = { limit: number().integer().min(1).max(200), offset: offset() };

export const listDistributions = endpoint({
  method: 'GET',
  path: '/accountings/distributions',
  summary: 'All distributions, or those in a state, by payment date, newest first',
  access,
  query: shape({ state: string().oneOf(distributionStates), ...page }),
  reply: records(distributionReply),
});

export const createDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions',
  summary: 'Create a distribution, as a draft, with the settings of its year unless the body contains others',
  access,
  body: newDistributionSchema,
  reply: record(distributionReply, 201),
});

export const getDistribution = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash',
  summary: 'A distribution with its results',
  access,
  versioned: true,
  params,
  reply: record(distributionReply),
});

export const updateDistribution = endpoint({
  method: 'PUT',
  path: '/accountings/distributions/:hash',
  summary:
    'Update a distribution with a pot; it is a draft again when inputs of its calculation change. Once approved only its name and whether its date is shown, and until it is paid the date, 409 for the rest; 409 while it is calculated',
  access,
  versioned: true,
  params,
  body: distributionSchema,
  reply: record(distributionReply),
});

export const createLateDistribution = endpoint({
  method: 'POST',
  path: '/accountings/late-distributions',
  summary:
    'Create a late distribution, as a draft, with the settings of its year unless the body contains others; 409 while another one is open',
  access,
  body: newLateDistributionSchema,
  reply: record(distributionReply, 201),
});

export const updateLateDistribution = endpoint({
  method: 'PUT',
  path: '/accountings/late-distributions/:hash',
  summary: 'Update a late distribution, like another one; 404 for one that has a pot',
  access,
  versioned: true,
  params,
  body: lateDistributionSchema,
  reply: record(distributionReply),
});

export const deleteDistribution = endpoint({
  method: 'DELETE',
  path: '/accountings/distributions/:hash',
  summary: 'Delete a distribution that is not approved; 409 afterwards, and while it is calculated',
  access,
  versioned: true,
  params,
  reply: nothing,
});

export const calculateDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/calculate',
  summary:
    'Start the calculation in the background; its works are locked until it ends. 409 once approved, while another is calculated, without loans, and with some missing unless `isPartial` is set',
  access,
  params,
  body: calculationOptionsSchema,
  reply: record(distributionReply, 202),
});

export const approveDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/approve',
  summary:
    'Approve a calculation with the present names, taxes and accounts; authors then see an estimate. 409 when the calculation or payment date differs from the one reviewed, when other holders are eligible by now, when loans were imported since, when another distribution pays part of what is carried over, when its invoices are not paid or do not equal its pot, and when its date is past',
  access,
  params,
  body: reviewedCalculationSchema,
  reply: record(distributionReply),
});

/** No `GET`, because the download is recorded and is required before the distribution can be paid. */
export const downloadPaymentFile = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/payment-file',
  summary:
    'Download the payment file for the bank: SEPA credit transfer pain.001.001.09, identical each time; 409 before approval, and when its date is past and it is not paid',
  access,
  params,
  reply: file('application/xml'),
});

export const listManualPayments = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/manual-payments',
  summary: 'Payments to accounts outside SEPA, which are not in the payment file; none before approval',
  access,
  params,
  query: shape(page),
  reply: records(manualPaymentReply),
});

export const payDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/pay',
  summary:
    'Mark the distribution paid after the bank accepted the file: payments are paid, those without an account have failed. 409 unless it is approved and its file was downloaded',
  access,
  params,
  reply: record(distributionReply),
});

export const reopenDistribution = endpoint({
  method: 'POST',
  path: '/accountings/distributions/:hash/reopen',
  summary:
    'Withdraw the approval of a distribution whose payment file the bank rejected: it is calculated again to be approved with the then present payer, names, taxes and accounts. 403 to the person who imported the bank’s file; 409 when the present file is not rejected, and once paid',
  access,
  params,
  reply: record(distributionReply),
});

export const downloadPostings = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/postings',
  summary:
    'The postings of a distribution for the bookkeeper as CSV: its approval, its payments, and those that the bank returned; 409 before approval',
  access,
  params,
  reply: file('text/csv'),
});

export const downloadWithheldTax = endpoint({
  method: 'GET',
  path: '/accountings/withheld-tax',
  summary:
    'The tax withheld in a month (`YYYY-MM`) as CSV: its payments, those returned in it as negative amounts, and sums by kind of tax; 404 without any',
  access,
  query: withheldTaxSchema,
  reply: file('text/csv'),
});

export const listDistributionEvents = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/events',
  summary: 'The events of a distribution, newest first',
  access,
  params,
  query: shape(page),
  reply: records(distributionEventReply),
});

export const listDistributionResults = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/results',
  summary: 'Payments and carried-over amounts of profiles, largest first',
  access,
  params,
  query: shape({ kind: string().oneOf(resultKinds), ...page }),
  reply: records(distributionResultReply),
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/readiness',
  summary:
    'How many customers to check before the distribution, by kind: those with a share, and after the calculation its holders and payees with their amounts',
  access,
  params,
  reply: records(readinessReply),
});

export const listReadinessCustomers = endpoint({
  method: 'GET',
  path: '/accountings/distributions/:hash/readiness/:kind',
  summary: 'The customers of one kind to check before the distribution, largest amount first',
  access,
  params: shape({ hash: hash(), kind: string().oneOf(readinessKinds).required() }),
  query: shape(page),
  reply: records(readinessCustomerReply),
});
