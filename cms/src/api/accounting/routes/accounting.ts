import * as endpoints from '@nimio/domain/accounting/accounting.endpoints';
import { route } from '../../../http/route.js';
import {
  downloadBeneficiaryFile,
  downloadStatement,
  listBeneficiaryFiles,
} from '../use-cases/download-statement.js';
import {
  getPaymentReason,
  listAccountings,
  listEarnings,
  listEarningsOfWork,
  listPlannedPayments,
} from '../use-cases/read-accountings.js';
import { requestPaymentSummary } from '../use-cases/request-payment-summary.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAccountings, listAccountings),
    route(endpoints.listPlannedPayments, listPlannedPayments),
    route(endpoints.listEarnings, listEarnings),
    route(endpoints.listEarningsOfWork, listEarningsOfWork),
    route(endpoints.getPaymentReason, getPaymentReason),
    route(endpoints.requestPaymentSummary, requestPaymentSummary),
    route(endpoints.downloadStatement, downloadStatement),
    route(endpoints.listBeneficiaryFiles, listBeneficiaryFiles),
    route(endpoints.downloadBeneficiaryFile, downloadBeneficiaryFile),
  ],
};
