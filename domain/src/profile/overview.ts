import type { Language } from '../language.js';
import { searchable, searchedWords } from '../text/search-words.js';
import type { ProfileOverview, ProfileTotals } from './overview.types.js';
import { isPayee } from './profile-roles.js';
import { termOfRole } from './role-terms.js';
import { openTaskStates } from './tasks.js';

/**
 * The profiles of an account that its overview lists. Those who only act for others are paid nothing: their own profile is
 * not one of those that they look after.
 *
 * @param roles codes
 */
export const overviewProfiles = <P extends { hash: string; roles: readonly string[] }>(
  profiles: readonly P[],
  ownHash: string | null,
): P[] =>
  profiles.filter(
    ({ hash, roles }) => hash !== ownHash || isPayee({ roles: roles.map((code) => ({ code })) }),
  );

/** The columns by which the overview is sorted. */
export const overviewColumns = ['name', 'role', 'date', 'amount', 'task'] as const;
export type OverviewColumn = (typeof overviewColumns)[number];

const { compare } = new Intl.Collator('fi', { numeric: true });

/** Sorts profiles by name as in a Finnish dictionary, in one order wherever an account sees its profiles. */
export const byListName = (a: { listName: string }, b: { listName: string }): number =>
  compare(a.listName, b.listName);

/** A payment of a profile, announced or failed. */
export interface ExpectedPayment {
  /** The payment date. */
  date: string;
  netInCents: number;
  /** Without an account, or to one that it did not reach, it waits until the customer gives another. */
  isToAccount: boolean;
}

/**
 * The next payment of a profile: what reaches its account on the first day on which something does; else what waits for an
 * account, which has no date; `null` without either.
 */
export function nextPaymentOf(payments: readonly ExpectedPayment[]): ProfileOverview['nextPayment'] {
  const [first] = payments.flatMap(({ date, isToAccount }) => (isToAccount ? date : [])).toSorted();
  const next = payments.filter(({ date, isToAccount }) =>
    first === undefined ? !isToAccount : isToAccount && date === first,
  );
  if (next.length === 0) return null;
  return { date: first ?? null, netInCents: next.reduce((sum, { netInCents }) => sum + netInCents, 0) };
}

/** What reaches accounts on the earliest day, and how many profiles have something to do. */
export function totalsOf(profiles: readonly Pick<ProfileOverview, 'nextPayment' | 'tasks'>[]): ProfileTotals {
  const payments = profiles.flatMap(({ nextPayment }) => nextPayment ?? []);
  const [payDate = null] = payments.flatMap(({ date }) => date ?? []).toSorted();
  return {
    profiles: profiles.length,
    withTasks: profiles.filter(({ tasks }) => tasks.length > 0).length,
    payDate,
    payDateNetInCents: payments.reduce(
      (sum, { date, netInCents }) => (payDate !== null && date === payDate ? sum + netInCents : sum),
      0,
    ),
  };
}

/** Whether a profile has the searched words in its name, in any order and case, and an open task if that is asked for. */
export function isFound(
  { listName, tasks }: Pick<ProfileOverview, 'listName' | 'tasks'>,
  { q = '', hasTasks }: { q?: string | undefined; hasTasks: boolean },
): boolean {
  const name = searchable(listName);
  return (!hasTasks || tasks.length > 0) && searchedWords(q).every((word) => name.includes(word));
}

type SortValue = string | number | null;

/** Profiles without tasks come after those with tasks of any state, first those that wait for the society. */
const urgencyOf = ({ tasks: [first], isBeingChecked }: ProfileOverview): number =>
  first ? openTaskStates.indexOf(first.state) : openTaskStates.length + 1 - isBeingChecked;

const values: Record<OverviewColumn, (profile: ProfileOverview, language: Language) => SortValue> = {
  name: ({ listName }) => listName,
  role: ({ roles }, language) => roles.map((role) => termOfRole(role, language)).join(', '),
  date: ({ nextPayment }) => nextPayment && (nextPayment.date ?? '9999'),
  amount: ({ nextPayment }) => nextPayment && nextPayment.netInCents,
  task: urgencyOf,
};

const compareValues = (a: SortValue, b: SortValue): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));

export interface OverviewOrder {
  sort: OverviewColumn;
  direction: 'ascending' | 'descending';
  language: Language;
}

/**
 * Profiles by a column, those without a value last; equal ones by name. Ascending by task begins with what is most urgent,
 * and by date ends with what waits for an account.
 */
export function inOrder(
  profiles: readonly ProfileOverview[],
  { sort, direction, language }: OverviewOrder,
): ProfileOverview[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = profiles
    .map((profile) => ({ profile, value: values[sort](profile, language) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || byListName(a.profile, b.profile);
      return sign * compareValues(a.value, b.value) || byListName(a.profile, b.profile);
    });
  return sorted.map(({ profile }) => profile);
}
