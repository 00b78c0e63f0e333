import { getTaskCounts } from '@nimio/domain/profile/profile.endpoints';
import type { WaitingCounts } from '@nimio/domain/profile/profile.types';
import { isOpen, type Task, tasksOf } from '@nimio/domain/profile/tasks';
import { type Loaded, revalidate, useEndpoint } from '../../api/use-endpoint';
import { isAtOverview, isAtWork } from '../session/is-acting';
import { isBlocked } from '../session/is-blocked';
import { useMember } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { useToday } from '../settings/use-today';
import { firstView, useOverviews } from './use-overviews';

/** The counts of a profile for which nothing waits. */
export const notCounted: WaitingCounts = {
  ...{ failedPayments: 0, changeSuggestions: 0, bookSuggestions: 0, deathReports: 0 },
};
const nothing: Task[] = [];

interface Tasks extends Pick<Loaded<WaitingCounts>, 'isLoading' | 'error' | 'reload'> {
  tasks: readonly Task[];
  /** The number of open tasks. */
  open: number;
  /** The same with the number of other profiles that have some, for the menu of those who look after them. */
  openEverywhere: number;
  /** The number of the profile's reports of deaths that the society has not handled. */
  deathReports: number;
}

/**
 * The to-do list of the session's profile; the masthead and Home share it. Until the server has counted what is not part of
 * the profile, and when it cannot, the list has the other tasks. Staff at work have their worklist instead.
 */
export function useTasks(): Tasks {
  const me = useMember()?.me;
  const today = useToday();
  const { product } = useSettings();
  const profile = me && !isAtWork(me) && !isBlocked(me) ? me.profile : null;
  const { data, isLoading, error, reload } = useEndpoint(
    getTaskCounts,
    profile && { params: { profileHash: profile.hash } },
    { revalidateOnFocus: true },
  );
  const others = useOverviews(profile && me && isAtOverview(me) ? firstView : null);
  const { deathReports, ...counts } = data ?? notCounted;
  const tasks = profile ? tasksOf(profile, counts, product, today) : nothing;
  const open = tasks.filter(isOpen).length;
  const openEverywhere = open + (others.data?.withTasks ?? 0);
  return { tasks, open, openEverywhere, deathReports, isLoading, error, reload };
}

/** Counts again after a suggestion was answered or used, an account changed, or a death was reported. */
export const refreshTasks = (): Promise<unknown> => revalidate('/profiles/tasks');
