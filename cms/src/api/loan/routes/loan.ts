import * as endpoints from '@nimio/domain/loan/loan.endpoints';
import { route } from '../../../http/route.js';
import { getLoanData, getLoansOfWork, getLoanTotals, getLoanYears } from '../use-cases/read-loans.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.getLoanData, getLoanData),
    route(endpoints.getLoanYears, getLoanYears),
    route(endpoints.getLoanTotals, getLoanTotals),
    route(endpoints.getLoansOfWork, getLoansOfWork),
  ],
};
