import * as endpoints from '@nimio/domain/death-report/death-report.endpoints';
import { route } from '../../../http/route.js';
import { addDeathReportDocument, deleteDeathReportDocument } from '../use-cases/change-documents.js';
import { createDeathReport } from '../use-cases/create-death-report.js';
import {
  downloadDeathReportDocument,
  getDeathReport,
  listDeathReports,
  listOwnDeathReports,
} from '../use-cases/read-death-reports.js';
import { updateDeathReport } from '../use-cases/update-death-report.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createDeathReport, createDeathReport),
    route(endpoints.listOwnDeathReports, listOwnDeathReports),
    route(endpoints.addDeathReportDocument, addDeathReportDocument),
    route(endpoints.deleteDeathReportDocument, deleteDeathReportDocument),
    route(endpoints.listDeathReports, listDeathReports),
    route(endpoints.getDeathReport, getDeathReport),
    route(endpoints.downloadDeathReportDocument, downloadDeathReportDocument),
    route(endpoints.updateDeathReport, updateDeathReport),
  ],
};
