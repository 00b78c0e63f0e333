import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import * as reserveEndpoints from '@nimio/domain/distribution/reserve.endpoints';
import { route } from '../../../http/route.js';
import { approveDistribution } from '../use-cases/approve-distribution.js';
import { calculateDistribution } from '../use-cases/calculate-distribution.js';
import { createDistribution, createLateDistribution } from '../use-cases/create-distribution.js';
import { deleteDistribution } from '../use-cases/delete-distribution.js';
import { downloadPaymentFile } from '../use-cases/download-payment-file.js';
import { downloadPostings } from '../use-cases/download-postings.js';
import { downloadWithheldTax } from '../use-cases/download-withheld-tax.js';
import { excludeIsbn } from '../use-cases/exclude-isbn.js';
import { expireReserve } from '../use-cases/expire-reserve.js';
import { includeIsbn } from '../use-cases/include-isbn.js';
import { payDistribution } from '../use-cases/pay-distribution.js';
import {
  getDistribution,
  getReadiness,
  listDistributionEvents,
  listDistributionResults,
  listDistributions,
  listManualPayments,
  listReadinessCustomers,
} from '../use-cases/read-distributions.js';
import { listReserve, listReserveYears, listUnregisteredIsbns } from '../use-cases/read-reserve.js';
import { reopenDistribution } from '../use-cases/reopen-distribution.js';
import { updateDistribution, updateLateDistribution } from '../use-cases/update-distribution.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listDistributions, listDistributions),
    route(endpoints.createDistribution, createDistribution),
    route(endpoints.getDistribution, getDistribution),
    route(endpoints.updateDistribution, updateDistribution),
    route(endpoints.createLateDistribution, createLateDistribution),
    route(endpoints.updateLateDistribution, updateLateDistribution),
    route(endpoints.deleteDistribution, deleteDistribution),
    route(endpoints.calculateDistribution, calculateDistribution),
    route(endpoints.approveDistribution, approveDistribution),
    route(endpoints.downloadPaymentFile, downloadPaymentFile),
    route(endpoints.payDistribution, payDistribution),
    route(endpoints.reopenDistribution, reopenDistribution),
    route(endpoints.downloadPostings, downloadPostings),
    route(endpoints.downloadWithheldTax, downloadWithheldTax),
    route(endpoints.listDistributionEvents, listDistributionEvents),
    route(endpoints.listDistributionResults, listDistributionResults),
    route(endpoints.listManualPayments, listManualPayments),
    route(endpoints.getReadiness, getReadiness),
    route(endpoints.listReadinessCustomers, listReadinessCustomers),
    route(reserveEndpoints.listReserve, listReserve),
    route(reserveEndpoints.listReserveYears, listReserveYears),
    route(reserveEndpoints.expireReserve, expireReserve),
    route(reserveEndpoints.listUnregisteredIsbns, listUnregisteredIsbns),
    route(reserveEndpoints.excludeIsbn, excludeIsbn),
    route(reserveEndpoints.includeIsbn, includeIsbn),
  ],
};
