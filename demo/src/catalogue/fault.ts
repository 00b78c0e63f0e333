import { isDuration, isOneOf, parseFaults } from '../stand-in/faults.js';

const responses = ['slow', '500', '503', 'reset', 'html', 'brokenJson', 'wrongShape', 'errorStatus'] as const;

/** The fault that the catalogue simulates for tests of the portal. There is none at the start. */
export interface CatalogueFault {
  /**
   * `slow` delays a valid reply, `500` and `503` fail, `reset` closes the connection. The others return 200 with a web
   * page, incomplete JSON, JSON of another shape, or Finna's own `status: 'ERROR'`.
   */
  response?: (typeof responses)[number];
  /** The delay of `slow` in milliseconds, by default 10,000. */
  slowMilliseconds?: number;
  /** How many requests have the fault, by default all. */
  times?: number;
}

/** Validates a fault of a request; throws an error that names an invalid field. */
export function parseCatalogueFault(body: unknown): CatalogueFault {
  return parseFaults(body, {
    response: isOneOf(...responses),
    slowMilliseconds: isDuration,
    times: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  });
}

/** Returns the fault of the next request, and counts it. */
export function takeFault(fault: CatalogueFault): CatalogueFault['response'] {
  const { response } = fault;
  if (fault.times !== undefined) {
    fault.times -= 1;
    if (fault.times === 0) {
      delete fault.times;
      delete fault.response;
    }
  }
  return response;
}
