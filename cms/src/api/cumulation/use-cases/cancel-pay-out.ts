import type * as endpoints from '@nimio/domain/cumulation/cumulation.endpoints';
import type { UseCase } from '../../../http/call.js';
import { changeMark } from '../change-mark.js';
import { unmarkForPayOut } from '../pay-out-marks.js';

/** Distributions that are already calculated with the cumulation pay it unless they are calculated again. */
export const cancelPayOut: UseCase<typeof endpoints.cancelPayOut> = (call) =>
  changeMark(call, 'cumulation.cancel-pay-out', unmarkForPayOut);
