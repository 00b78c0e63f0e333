import { getTaskCounts } from '@nimio/domain/profile/profile.endpoints';
import type { TaskCounts } from '@nimio/domain/profile/profile.types';
import { isOpen, type Task, tasksOf } from '@nimio/domain/profile/tasks';
import { type Loaded, revalidate, useEndpoint } from '../../api/use-endpoint';
import { isAtWork } from '../session/is-acting';
import { isBlocked } from '../session/is-blocked';
import { useMember } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { useToday } from '../settings/use-today';

const notCounted: TaskCounts = { failedPayments: 0, changeSuggestions: 0, bookSuggestions: 0 };
const nothing: Task[] = [];

interface Tasks extends Pick<Loaded<TaskCounts>, 'isLoading' | 'error' | 'reload'> {
  tasks: readonly Task[];
  /** The number of open tasks. */
  open: number;
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
  const tasks = profile ? tasksOf(profile, data ?? notCounted, product, today) : nothing;
  return { tasks, open: tasks.filter(isOpen).length, isLoading, error, reload };
}

/** Counts again after a suggestion was answered or used, or an account changed. */
export const refreshTasks = (): Promise<unknown> => revalidate('/profiles/tasks');
