import type { Endpoint } from '@nimio/domain/endpoint';
import type { Caller } from '../http/call.js';
import { system } from '../system.js';
import { audit } from './audit.js';

/** Records one audit event for each of the customers whom a call by staff was about (decision 0014). */
export async function auditCall(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { caller, requestId }: { caller: Caller; requestId: string },
  profileIds: readonly number[],
): Promise<void> {
  await system().db.transaction(async (tx) => {
    for (const id of new Set(profileIds)) {
      const who = { caller, profile: { id, asStaff: true }, requestId };
      await audit(tx, 'staff.call', who, { call: `${method} ${path}` });
    }
  });
}
