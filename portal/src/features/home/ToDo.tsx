import { Checklist, Column, Skeleton, Text } from '@nimio/design-system';
import { isOpen } from '@nimio/domain/profile/tasks';
import { useText } from '../../shared/intl/use-text';
import { useTasks } from '../../shared/tasks/use-tasks';
import { useTaskTexts } from './use-task-texts';

/** The to-do list as a table of contents; the whole row is a link. */
export function ToDo() {
  const { t } = useText();
  const { tasks, open, isLoading } = useTasks();
  const { label, state, hint, page } = useTaskTexts();
  if (isLoading)
    return (
      <Column id="todo" title={t('home.todo')}>
        <Skeleton lines={8} />
      </Column>
    );
  return (
    <Column id="todo" title={t('home.todo')}>
      <Text tone="muted">
        {open === 0
          ? t('home.allDone')
          : t(open === tasks.length ? 'home.open' : 'home.openSome', { n: open })}
      </Text>
      <Checklist
        items={tasks.map((task) => ({
          id: task.id,
          state: task.state,
          label: label(task),
          stateText: state(task),
          href: page(task),
          ...(isOpen(task) && { hint: hint(task) }),
        }))}
      />
    </Column>
  );
}
