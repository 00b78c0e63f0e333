import { isDuration, isOneOf, parseFaults } from '../stand-in/faults.js';

const answers = ['slow', '500', '503', 'reset', 'html', 'brokenJson', 'wrongShape', 'errorStatus'] as const;

/** What the catalogue does wrong, for tests of the portal; nothing at the start. */
export interface CatalogueFault {
  /**
   * `slow` waits and then answers well; `500` and `503` fail; `reset` breaks the connection off; the others
   * answer 200 with a web page, half a JSON, JSON of another shape, or Finna's own `status: 'ERROR'`.
   */
  answer?: (typeof answers)[number];
  /** How long `slow` waits, in milliseconds; 10,000 when not given. */
  slowMilliseconds?: number;
  /** For how many requests, after which all is well again; without end when not given. */
  times?: number;
}

/** Reads a fault from outside; throws with a sentence when it is not understood. */
export function parseCatalogueFault(body: unknown): CatalogueFault {
  return parseFaults(body, {
    answer: isOneOf(...answers),
    slowMilliseconds: isDuration,
    times: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  });
}

/** What the next request meets: the fault's answer, or nothing once its times are over. */
export function takeFault(fault: CatalogueFault): CatalogueFault['answer'] {
  const { answer } = fault;
  if (fault.times !== undefined) {
    fault.times -= 1;
    if (fault.times === 0) {
      delete fault.times;
      delete fault.answer;
    }
  }
  return answer;
}
