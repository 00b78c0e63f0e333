import { number } from 'yup';
import { endpoint, nothing, records, staffWith } from '../endpoint.js';
import { hash, offset, optionalDay, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { cumulationReply, cumulationTotalReply } from './cumulation.types.js';

const access = staffWith('managePayments');
const path = '/accountings/cumulations/:profileHash/pay-out';
const params = shape({ profileHash: hash() });

export const listCumulations = endpoint({
  method: 'GET',
  path: '/accountings/cumulations',
  summary:
    'Sums of approved distributions that no payment includes yet, of at least `minCents`, with a part from before the day `olderThan`, or by customer; largest first, with their total',
  access,
  query: shape({
    minCents: number().integer().min(0).max(100_000_000),
    olderThan: optionalDay().optional(),
    q: searchText().optional(),
    limit: number().integer().min(1).max(200),
    offset: offset(),
  }),
  reply: records(cumulationReply, cumulationTotalReply),
});

export const requestPayOut = endpoint({
  method: 'PUT',
  path,
  summary:
    'Pay the cumulation of a customer with the next distribution that is calculated, even below the minimum; 404 without one, 409 for a customer who has died. Idempotent',
  access,
  params,
  reply: nothing,
});

export const cancelPayOut = endpoint({
  method: 'DELETE',
  path,
  summary:
    'Cancel the request to pay the cumulation of a customer; that of a closed customer is paid without one. 404 without a cumulation. Idempotent',
  access,
  params,
  reply: nothing,
});
