import { currentAccount } from '../bank-account/current-account.js';
import { type AuthorContract, currentContract } from '../contract/contract.js';
import { isTaxYearOld, type TaxFacts } from '../taxation/tax-year.js';
import { missingForWorks, type WorksRequirements } from './missing-for-works.js';
import type { TaskCounts } from './profile.types.js';
import { isCreator, isPayee } from './profile-roles.js';

/** In the order of their urgency; a failed payment, which makes the bank account a task, precedes them all. */
export const taskIds = [
  'taxation',
  'changeSuggestions',
  'bookSuggestions',
  'contract',
  'contact',
  'bankAccount',
  'works',
] as const;
export type TaskId = (typeof taskIds)[number];

/** The most urgent first. `failed`: money came back; `alert`: something expires or is missing that costs money. */
export const openTaskStates = ['failed', 'alert', 'todo'] as const;
export type OpenTaskState = (typeof openTaskStates)[number];
export type TaskState = OpenTaskState | 'done';

/** Why tax data or an account are open: there are none, they are of an earlier year, or their holder has to confirm it. */
export const taskReasons = ['missing', 'old', 'unconfirmed'] as const;
export type TaskReason = (typeof taskReasons)[number];

export interface Task<S extends TaskState = TaskState> {
  id: TaskId;
  state: S;
  /** How many suggestions or failed payments there are. */
  count?: number;
  reason?: TaskReason;
}

export interface TaskProfile extends WorksRequirements {
  /** By priority. */
  bankAccounts: readonly { iban: string; isConfirmed: 0 | 1; isSetByStaff: 0 | 1 }[];
  roles: readonly { code: string }[];
  phone: string | null;
  email: string | null;
  contracts: readonly AuthorContract[];
  taxation: TaxFacts & { proposalStatus?: string | null };
  worksCount: number;
  isBeingChecked: 0 | 1;
}

/**
 * The to-do list of the home page (specification §2, Home): open tasks first, the most urgent one at the top, then what is
 * done. A task that the customer cannot do is absent: only creators have works, suggestions and tax data, only those who are
 * paid have a contract and an account, suggested works need an address and an account, and while the society checks the
 * identity, nothing can be done.
 *
 * @param product the installation's code, which the contract has to cover
 */
export function tasksOf(profile: TaskProfile, counts: TaskCounts, product: string, now: Date): Task[] {
  if (profile.isBeingChecked === 1) return [];
  const isCreating = isCreator(profile);
  const { failedPayments } = counts;
  const isPaid = isPayee(profile) || failedPayments > 0;
  const missing = missingForWorks(profile);
  const canBeReached = isFilled(profile.phone) || isFilled(profile.email);
  const account: Task =
    failedPayments > 0 ? { id: 'bankAccount', state: 'failed', count: failedPayments } : accountTask(profile);
  const hasContract = currentContract(profile.contracts, product, now) !== undefined;
  const tasks: Task[] = [
    ...when(isPaid, { id: 'contract', state: doneIf(hasContract) }),
    { id: 'contact', state: doneIf(!missing.includes('address') && canBeReached) },
    ...when(isPaid, account),
    ...when(isCreating, taxationTask(profile, now)),
    ...when(isCreating, { id: 'works', state: doneIf(profile.worksCount > 0) }),
    ...suggested('changeSuggestions', isCreating ? counts.changeSuggestions : 0),
    ...suggested('bookSuggestions', isCreating && missing.length === 0 ? counts.bookSuggestions : 0),
  ];
  const urgency = ({ id, state }: Task) => (state === 'failed' ? -1 : taskIds.indexOf(id));
  const open = tasks.filter(isOpen).sort((one, other) => urgency(one) - urgency(other));
  return [...open, ...tasks.filter((task) => !isOpen(task))];
}

/** Whether something is left to do. */
export const isOpen = (task: Task): task is Task<OpenTaskState> => task.state !== 'done';

/** Nothing is paid to an unconfirmed account. If staff have set it, the customer confirms it, otherwise staff do. */
function accountTask({ bankAccounts }: TaskProfile): Task {
  const account = currentAccount(bankAccounts);
  if (!account) return { id: 'bankAccount', state: 'todo', reason: 'missing' };
  return account.isConfirmed === 0 && account.isSetByStaff === 1
    ? { id: 'bankAccount', state: 'todo', reason: 'unconfirmed' }
    : { id: 'bankAccount', state: 'done' };
}

/** A pending proposal leaves nothing to do for the customer. */
function taxationTask(profile: TaskProfile, now: Date): Task {
  const { taxYear, proposalStatus } = profile.taxation;
  if (proposalStatus === 'PENDING') return { id: 'taxation', state: 'done' };
  if (taxYear === null) return { id: 'taxation', state: 'alert', reason: 'missing' };
  return isTaxYearOld(profile, now)
    ? { id: 'taxation', state: 'alert', reason: 'old' }
    : { id: 'taxation', state: 'done' };
}

const when = (isPossible: boolean, task: Task): Task[] => (isPossible ? [task] : []);
const suggested = (id: TaskId, count: number): Task[] => when(count > 0, { id, state: 'todo', count });

function doneIf(done: boolean): TaskState {
  return done ? 'done' : 'todo';
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
