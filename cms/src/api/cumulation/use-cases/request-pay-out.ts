import type * as endpoints from '@nimio/domain/cumulation/cumulation.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { changeMark } from '../change-mark.js';
import { markForPayOut } from '../pay-out-marks.js';
import { findCumulation } from '../store.js';

/** Calculated distributions stay valid: the next calculation pays the cumulation. */
export const requestPayOut: UseCase<typeof endpoints.requestPayOut> = (call) =>
  changeMark(call, 'cumulation.request-pay-out', async (tx, profileId) => {
    const cumulation = await findCumulation(tx, profileId);
    if (cumulation?.state === 'deceased') throw new DomainError('customerClosed');
    const at = system().now().toISOString();
    return markForPayOut(tx, profileId, { accountId: call.caller.accountId, at });
  });
