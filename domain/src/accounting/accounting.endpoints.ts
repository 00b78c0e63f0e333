import { string } from 'yup';
import { endpoint, file, profileIn, record, records } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { isbn } from '../work/work.schema.js';
import {
  accountingRowReply,
  beneficiaryMonthReply,
  loansOfWorkReply,
  nextPaymentReply,
  paymentReasonReply,
  paymentSummaryReply,
  plannedPaymentReply,
  waitingReply,
  workEarningsReply,
  workLineReply,
} from './accounting.types.js';

const access = profileIn('params', 'profileHash');

/** `<payment>_<accounting>`, or several joined by hyphens. */
const accountingHashes = () =>
  string()
    .matches(/^[0-9A-Za-z]{22}_[0-9A-Za-z]{22}(-[0-9A-Za-z]{22}_[0-9A-Za-z]{22}){0,199}$/)
    .required();

const year = () =>
  string()
    .matches(/^\d{4}$/)
    .required();

export const listAccountings = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/accountings',
  summary: 'The payments of a profile from each distribution, paid or approved',
  access,
  params: shape({ profileHash: hash() }),
  reply: records(accountingRowReply, nextPaymentReply),
});

export const listPlannedPayments = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/planned-payments',
  summary:
    'Payments to a profile on announced days, the soonest first, its failed payments, what waits in the reserve, and what is carried over until it reaches the minimum',
  access,
  params: shape({ profileHash: hash() }),
  reply: records(plannedPaymentReply, waitingReply),
});

export const listEarnings = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/earnings/:year',
  summary:
    'What each work brought a profile, gross, in a year’s payments to an account, made or planned, largest first; without failed payments and carried-over amounts',
  access,
  params: shape({ profileHash: hash(), year: year() }),
  reply: records(workEarningsReply),
});

export const listEarningsOfWork = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/works/:isbn/earnings',
  summary:
    'What a work has earned a profile, by payment and role, the newest first, and its loans by year, also after it was removed from the list',
  access,
  params: shape({ profileHash: hash(), isbn: isbn().required() }),
  reply: records(workLineReply, loansOfWorkReply),
});

export const getPaymentReason = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/accountings/:payment/reason',
  summary:
    'How the amount of a payment was calculated: distributions, works, loans, factors, shares and withheld tax',
  access,
  params: shape({ profileHash: hash(), payment: hash() }),
  reply: record(paymentReasonReply),
});

export const requestPaymentSummary = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/accountings/:hashes/summary',
  summary:
    'Request the statement of paid payments, or read its state; 404 when a payment is not the profile’s or not paid',
  access,
  params: shape({ profileHash: hash(), hashes: accountingHashes() }),
  reply: records(paymentSummaryReply),
});

export const downloadStatement = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/accountings/:hash',
  summary: 'The statement of a payment, a PDF; 404 until it is ready',
  access,
  params: shape({ profileHash: hash(), hash: accountingHashes() }),
  reply: file('application/pdf'),
});

const byExtParty = profileIn('params', 'extPartyCode', 'extPartyCode');
/** A database cannot store unpaired surrogates. */
const extPartyCode = () =>
  string()
    .max(64)
    .matches(/^[^\p{C}]+$/u)
    .required();

export const listBeneficiaryFiles = endpoint({
  method: 'GET',
  path: '/profiles/:extPartyCode/beneficiary',
  summary: 'A beneficiary’s files of a year by month, newest first',
  access: byExtParty,
  params: shape({ extPartyCode: extPartyCode() }),
  query: shape({ year: year() }),
  reply: records(beneficiaryMonthReply),
});

export const downloadBeneficiaryFile = endpoint({
  method: 'GET',
  path: '/profiles/:extPartyCode/beneficiary/file',
  summary: 'A file of a beneficiary, a PDF',
  access: byExtParty,
  params: shape({ extPartyCode: extPartyCode() }),
  query: shape({ format: string().oneOf(['pdf']).required(), fileId: hash() }),
  reply: file('application/pdf'),
});
