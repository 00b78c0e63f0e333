import { endpoint, records, staffWith } from '../endpoint.js';
import { worklistItemReply } from './worklist.types.js';

export const getWorklist = endpoint({
  method: 'GET',
  path: '/worklist',
  summary: 'The queues that the caller’s rights open and in which something waits, with their totals',
  access: staffWith('searchCustomers'),
  reply: records(worklistItemReply),
});
