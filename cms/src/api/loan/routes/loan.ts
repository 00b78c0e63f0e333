import * as endpoints from '@nimio/domain/loan/loan.endpoints';
import { route } from '../../../http/route.js';
import { readLoanData, readLoansOfWork, readLoanTotals, readLoanYears } from '../use-cases/read-loans.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.readLoanData, readLoanData),
    route(endpoints.readLoanYears, readLoanYears),
    route(endpoints.readLoanTotals, readLoanTotals),
    route(endpoints.readLoansOfWork, readLoansOfWork),
  ],
};
