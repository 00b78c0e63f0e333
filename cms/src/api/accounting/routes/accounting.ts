import * as endpoints from '@nimio/domain/accounting/accounting.endpoints';
import { route } from '../../../http/route.js';
import { askPaymentSummary } from '../use-cases/ask-summary.js';
import {
  downloadBeneficiaryFile,
  downloadStatement,
  listBeneficiaryFiles,
} from '../use-cases/download-statement.js';
import { listAccountings, listPlannedPayments, readPaymentReason } from '../use-cases/read-accountings.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAccountings, listAccountings),
    route(endpoints.listPlannedPayments, listPlannedPayments),
    route(endpoints.readPaymentReason, readPaymentReason),
    route(endpoints.askPaymentSummary, askPaymentSummary),
    route(endpoints.downloadStatement, downloadStatement),
    route(endpoints.listBeneficiaryFiles, listBeneficiaryFiles),
    route(endpoints.downloadBeneficiaryFile, downloadBeneficiaryFile),
  ],
};
