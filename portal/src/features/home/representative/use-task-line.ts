import { formatNumber } from '@nimio/design-system';
import type { ProfileOverview } from '@nimio/domain/profile/overview.types';
import { useText } from '../../../shared/intl/use-text';

type OpenTask = ProfileOverview['tasks'][number];

/** What a row says of its tasks: the most urgent one, and what else is open; or what it waits for. */
export interface TaskLine {
  state: OpenTask['state'] | 'waiting' | 'done';
  text: string;
  more?: string;
}

/** Returns a function that sums up the tasks of a profile in one or two short lines. */
export function useTaskLine(): (profile: Pick<ProfileOverview, 'tasks' | 'isBeingChecked'>) => TaskLine {
  const { t } = useText();
  const values = ({ count, reason }: OpenTask) => ({
    n: count ?? 0,
    count: formatNumber(count ?? 0),
    reason: reason ?? 'none',
  });
  const textOf = (task: OpenTask) =>
    task.state === 'failed'
      ? t('profiles.task_failed', values(task))
      : t(`profiles.task_${task.id}`, values(task));
  return ({ tasks, isBeingChecked }) => {
    const [first, second, ...others] = tasks;
    if (isBeingChecked === 1) return { state: 'waiting', text: t('profiles.beingChecked') };
    if (!first) return { state: 'done', text: t('profiles.allDone') };
    const line = { state: first.state, text: textOf(first) };
    if (!second) return line;
    const more =
      others.length === 0
        ? t('profiles.also', { task: t(`profiles.also_${second.id}`, values(second)) })
        : t('profiles.alsoMany', { n: tasks.length - 1 });
    return { ...line, more };
  };
}
