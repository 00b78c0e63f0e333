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
 * `visits` are counted by network address (or by account within a session), those of `staff` separately where their
 * work needs more, `attempts` by subject.
 */
const limits: Record<Throttle, { visits: Limit; staff?: Limit; attempts?: Limit }> = {
  adminLogin: {
    visits: { points: 60, seconds: 15 * minutes },
    attempts: { points: 5, seconds: 5 * minutes },
  },
  login: {
    visits: { points: 60, seconds: 15 * minutes },
    attempts: { points: 5, seconds: 15 * minutes },
  },
  registration: { visits: { points: 60, seconds: 15 * minutes } },
  passwordReset: {
    visits: { points: 30, seconds: 60 * minutes },
    attempts: { points: 3, seconds: 60 * minutes },
  },
  // The session's user enters the password again.
  ownPassword: {
    visits: { points: 30, seconds: 15 * minutes },
    attempts: { points: 5, seconds: 15 * minutes },
  },
  secondFactor: {
    visits: { points: 30, seconds: 15 * minutes },
    attempts: { points: 5, seconds: 15 * minutes },
  },
  catalogue: { visits: { points: 120, seconds: minutes } },
  // The longest list takes fifty calls: twenty works at a time, looked up and added.
  manyWorks: { visits: { points: 120, seconds: 15 * minutes } },
  message: {
    visits: { points: 30, seconds: 15 * minutes },
    staff: { points: 300, seconds: 15 * minutes },
  },
  suggestion: { visits: { points: 60, seconds: 15 * minutes } },
  taxCard: { visits: { points: 20, seconds: 15 * minutes } },
  deathReport: { visits: { points: 30, seconds: 15 * minutes } },
  // A mail provider unsubscribes its customers from few addresses.
  unsubscription: { visits: { points: 600, seconds: 15 * minutes } },
};

/** The caller. */
interface Visitor {
  /** The account, or without a session the network address. */
  from: string;
  isStaff: boolean;
}

/** The key of an account's attempts. */
export const subjectOf = (accountId: number): string => `account ${accountId}`;

/** The key of what was entered for an account that may not exist; it is never that of another kind. */
export const subjectOfText = (text: string): string => `text ${text}`;

/** The key of an account's attempts in a browser in which it has logged in before. */
export const subjectOfDevice = (accountId: number, device: string): string => `device ${accountId} ${device}`;

/** The key of an account's visits in its sessions. */
export const visitorOf = (accountId: number): string => `a${accountId}`;

/** Rate limits counted in the database, shared by several instances. */
export interface Throttles {
  /** Counts a call by its origin; throws `tooManyRequests` with the seconds to wait. */
  visit(name: Throttle, visitor: Visitor): Promise<void>;
  /** Counts an attempt for a subject, which is stored only as a keyed hash. Call it before the costly check. */
  attempt(name: Throttle, subject: string): Promise<void>;
  /** The attempt succeeded: resets the subject's count and undoes the visit. */
  succeeded(name: Throttle, visitor: Visitor, subject: string): Promise<void>;
  /** Resets an account's counts of attempts and of visits in its sessions. */
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
