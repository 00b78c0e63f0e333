import type {
  DistributionRecord,
  ImportRecord,
  MessageRecord,
  NoteRecord,
} from '@nimio/domain/import/import-record';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { accountAt, accountKey } from './account.js';
import distributionsJson from './distributions.json' with { type: 'json' };
import { knownProfiles } from './known-profiles.js';
import { libraryClasses, withLoans } from './loans.js';
import messagesJson from './messages.json' with { type: 'json' };
import { maxWorks } from './numbers.js';
import { dayBefore, instantBefore, type SocietyPlan } from './plan.js';
import { profileAt } from './profile.js';
import { taxationAt } from './taxation.js';
import { worksOf } from './works.js';

export const minProfiles = knownProfiles.length;
export const defaultProfiles = 40;
export const defaultWorks = 300;

/**
 * Generates a society as a stream of records: customers, accounts, messages, and a register of works with deals and
 * shares. Each record comes after those that it refers to. The same plan gives the same society.
 *
 * @throws RangeError if there are fewer profiles than known customers, or more works than ISBNs
 */
export function* society(plan: SocietyPlan): Generator<ImportRecord, void> {
  if (!Number.isSafeInteger(plan.profiles) || plan.profiles < minProfiles) {
    throw new RangeError(`a society has at least ${minProfiles} profiles`);
  }
  if (!Number.isSafeInteger(plan.works) || plan.works < 0 || plan.works > maxWorks) {
    throw new RangeError(`a register has at most ${maxWorks} works`);
  }
  for (let index = 0; index < plan.profiles; index += 1) yield profileAt(plan, index);
  for (let index = 0; index < plan.profiles; index += 1) {
    const account = accountAt(plan, index);
    if (account) yield account;
  }
  for (let index = 0; index < plan.profiles; index += 1) {
    const taxation = taxationAt(plan, index);
    if (taxation) yield taxation;
  }
  yield* messagesOf(plan);
  yield* notesOf(plan);
  yield* libraryClasses;
  yield* withLoans(plan, worksOf(plan));
  yield* distributionsOf(plan);
}

/** Returns the messages between the known customers and their society, the oldest first. */
const messagesOf = (plan: SocietyPlan): MessageRecord[] =>
  messagesJson.map(({ days, creator, replyTo = null, ...message }) => ({
    kind: 'message',
    ...message,
    creator: accountKey(creator),
    replyTo,
    createdAt: instantBefore(plan, days),
  }));

/** Returns what staff have written down about known customers. */
const notesOf = (plan: SocietyPlan): NoteRecord[] => [
  {
    kind: 'note',
    profile: 'coauthor',
    author: accountKey('superadmin'),
    text: 'Nimi muutettu vihkitodistuksen perusteella.',
    createdAt: instantBefore(plan, 400),
  },
  {
    kind: 'note',
    profile: 'coauthor',
    author: accountKey('admin'),
    text: 'Soitti: tili suljettu pankin vaihdon vuoksi, lupasi antaa uuden portaalissa.',
    createdAt: instantBefore(plan, 9),
  },
];

const distributions = distributionsJson as readonly (Pick<DistributionRecord, 'state' | 'potInCents'> & {
  year: number;
  daysUntilPayment: number;
  returned?: DistributionRecord['returned'];
})[];

/** Returns the distributions that the society has paid or approved, one for each year of loans. */
const distributionsOf = (plan: SocietyPlan): DistributionRecord[] =>
  distributions.map(({ year, daysUntilPayment, returned = [], ...rest }) => ({
    kind: 'distribution',
    key: `distribution-${year}`,
    name: `Lainauskorvaukset ${year}`,
    payDate: dayBefore(plan, -daysUntilPayment),
    announced: true,
    minimumInCents: 2000,
    years: [year],
    groups: [...usualGroups],
    returned,
    by: accountKey('superadmin'),
    createdAt: instantBefore(plan, Math.max(1, 20 - daysUntilPayment)),
    ...rest,
  }));
