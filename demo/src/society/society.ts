import type { ImportRecord } from '@nimio/domain/import/import-record';
import { accountAt } from './account.js';
import { distributionsOf } from './distributions.js';
import { knownProfiles } from './known-profiles.js';
import { libraryClasses, withLoans } from './loans.js';
import { messagesOf } from './messages.js';
import { mostWorks } from './numbers.js';
import type { SocietyPlan } from './plan.js';
import { profileAt } from './profile.js';
import { taxationAt } from './taxation.js';
import { worksOf } from './works.js';

export const fewestProfiles = knownProfiles.length;
export const usualProfiles = 40;
export const usualWorks = 300;

/**
 * Makes up a society: its customers, their accounts, what some have written, and a register of works with deals and
 * shares, as a stream of plain records in which each comes after those it refers to. The same plan makes the same society.
 *
 * @throws RangeError when there are too few profiles for the known customers, or too many works for the numbers
 */
export function* society(plan: SocietyPlan): Generator<ImportRecord, void> {
  if (!Number.isSafeInteger(plan.profiles) || plan.profiles < fewestProfiles) {
    throw new RangeError(`a society has at least ${fewestProfiles} profiles`);
  }
  if (!Number.isSafeInteger(plan.works) || plan.works < 0 || plan.works > mostWorks) {
    throw new RangeError(`a register has at most ${mostWorks} works`);
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
  yield* libraryClasses;
  yield* withLoans(plan, worksOf(plan));
  yield* distributionsOf(plan);
}
