import { number } from 'yup';
import { endpoint, profileIn, records } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { auditLineReply, auditPageReply } from './audit.types.js';

/** The id of an audit event. */
const place = () => number().integer().min(1).max(2_147_483_647);

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/audit-log',
  summary: 'Who has read or changed a profile’s data, newest first, twenty per page',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  query: shape({
    before: place().optional(),
  }),
  reply: records(auditLineReply, auditPageReply),
});
