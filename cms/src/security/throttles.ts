import type { Throttle } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Database } from '../data/database.js';
import type { Vault } from './vault.js';

interface Limit {
  points: number;
  seconds: number;
}

const minutes = 60;

/**
 * `visits` are counted by address (or account, once there is a session), those of `staff` apart where their work needs
 * more, `attempts` by whom they are about.
 */
const limits: Record<Throttle, { visits: Limit; staff?: Limit; attempts?: Limit }> = {
  login: {
    visits: { points: 60, seconds: 15 * minutes },
    attempts: { points: 5, seconds: 15 * minutes },
  },
  registration: { visits: { points: 60, seconds: 15 * minutes } },
  passwordReset: {
    visits: { points: 30, seconds: 60 * minutes },
    attempts: { points: 3, seconds: 60 * minutes },
  },
  passwordChange: {
    visits: { points: 30, seconds: 15 * minutes },
    attempts: { points: 5, seconds: 15 * minutes },
  },
  secondFactor: {
    visits: { points: 30, seconds: 15 * minutes },
    attempts: { points: 5, seconds: 15 * minutes },
  },
  catalogue: { visits: { points: 120, seconds: minutes } },
  // The longest list takes fifty calls of the portal: twenty works at a time, looked up and added.
  manyWorks: { visits: { points: 120, seconds: 15 * minutes } },
  message: {
    visits: { points: 30, seconds: 15 * minutes },
    staff: { points: 300, seconds: 15 * minutes },
  },
  suggestion: { visits: { points: 60, seconds: 15 * minutes } },
  taxCard: { visits: { points: 20, seconds: 15 * minutes } },
};

/** Who makes a call. */
interface Visitor {
  /** The account, or the address of who has none. */
  from: string;
  isStaff: boolean;
}

/** An account as the subject of tries. */
export const subjectOf = (accountId: number): string => `account ${accountId}`;

/** An account as a visitor, in a session of its own. */
export const visitorOf = (accountId: number): string => `a${accountId}`;

/** Counts tries in the database, so that several instances count together. */
export interface Throttles {
  /** Counts a call by where it comes from; throws `tooManyRequests` with the seconds to wait. */
  visit(name: Throttle, visitor: Visitor): Promise<void>;
  /** Counts a try for a subject, which is kept only as a keyed hash. Call it before the costly check. */
  attempt(name: Throttle, subject: string): Promise<void>;
  /** The try was good: the subject's count starts anew, and the visit is given back. */
  succeeded(name: Throttle, visitor: Visitor, subject: string): Promise<void>;
  /** An account's count starts anew, of its tries and of its visits in a session, whoever decides so. */
  forgive(name: Throttle, accountId: number): Promise<void>;
}

type Limiter = RateLimiterPostgres | RateLimiterSQLite;

const counted = async (limiter: Limiter | undefined, key: string): Promise<void> => {
  try {
    await limiter?.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new DomainError('tooManyRequests', { params: { seconds: Math.ceil(refusal.msBeforeNext / 1000) } });
  }
};

export function makeThrottles(db: Database, vault: Vault): Throttles {
  const limiter = (keyPrefix: string, { points, seconds }: Limit): Limiter => {
    const options = {
      storeClient: db.knex,
      storeType: 'knex',
      tableName: 'throttles',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    };
    return db.client === 'postgres' ? new RateLimiterPostgres(options) : new RateLimiterSQLite(options);
  };
  const made = new Map(
    Object.entries(limits).map(([name, { visits, staff, attempts }]) => [
      name,
      {
        visits: limiter(`${name}-visit`, visits),
        staff: staff && limiter(`${name}-staff`, staff),
        attempts: attempts && limiter(`${name}-try`, attempts),
      },
    ]),
  );
  const visitsOf = (name: Throttle, { isStaff }: Visitor): Limiter | undefined => {
    const { visits, staff } = made.get(name) ?? {};
    return isStaff && staff ? staff : visits;
  };
  const keyOf = (subject: string) => vault.index(subject.normalize('NFKC').trim().toLowerCase(), 'throttle');
  const forget = async (name: Throttle, subject: string): Promise<void> => {
    await made.get(name)?.attempts?.delete(keyOf(subject));
  };
  return {
    async forgive(name, accountId) {
      await forget(name, subjectOf(accountId));
      await made.get(name)?.visits.delete(visitorOf(accountId));
    },
    visit: (name, visitor) => counted(visitsOf(name, visitor), visitor.from),
    attempt: (name, subject) => counted(made.get(name)?.attempts, keyOf(subject)),
    async succeeded(name, visitor, subject) {
      await forget(name, subject);
      await visitsOf(name, visitor)?.reward(visitor.from, 1);
    },
  };
}
