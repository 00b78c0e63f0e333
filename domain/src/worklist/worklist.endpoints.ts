import { endpoint, records, staffWith } from '../endpoint.js';
import { nextDistributionReply, worklistItemReply } from './worklist.types.js';

export const getWorklist = endpoint({
  method: 'GET',
  path: '/worklist',
  summary:
    'The queues that the caller’s rights open and in which something waits, with their totals, and the next distribution to pay',
  access: staffWith('searchCustomers'),
  reply: records(worklistItemReply, nextDistributionReply),
});
