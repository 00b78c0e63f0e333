import { Checklist, type ChecklistItem, Column, Skeleton, Text } from '@nimio/design-system';
import { isOpen } from '@nimio/domain/profile/tasks';
import type { ReactNode } from 'react';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Above } from '../../shared/page/layout';
import { useProfile } from '../../shared/session/use-session';
import { useTasks } from '../../shared/tasks/use-tasks';
import { useTaskTexts } from './use-task-texts';

/** The to-do list as a table of contents; the whole row is a link. */
export function ToDo() {
  const { t } = useText();
  const { isBeingChecked } = useProfile();
  const { tasks, open, isLoading, error, reload } = useTasks();
  const describe = useTaskTexts();
  const reports = useDeathReports();
  const summary = () =>
    open === 0 ? t('home.allDone') : t(open === tasks.length ? 'home.open' : 'home.openSome', { n: open });
  if (isLoading)
    return (
      <ToDoColumn>
        <Skeleton lines={8} />
      </ToDoColumn>
    );
  if (isBeingChecked === 1)
    return (
      <ToDoColumn>
        <Text tone="muted">{t('home.tasksLater')}</Text>
        {reports.length > 0 && <Checklist items={reports} />}
      </ToDoColumn>
    );
  return (
    <ToDoColumn>
      {/* Without the counts it is not known whether everything is in order. */}
      {error ? (
        <Above>
          <LoadFailure error={error} onRetry={reload} />
        </Above>
      ) : (
        <Text tone="muted">{summary()}</Text>
      )}
      <Checklist
        items={[
          ...tasks.map((task) => {
            const { label, stateText, href, hint } = describe(task);
            const { id, state } = task;
            return { id, state, label, stateText, href, ...(isOpen(task) && { hint }) };
          }),
          ...reports,
        ]}
      />
    </ToDoColumn>
  );
}

/** Returns the row of the reports of deaths that the society has not handled: they may be sent and read at any time. */
function useDeathReports(): ChecklistItem[] {
  const { t } = useText();
  const { deathReports: n } = useTasks();
  if (n === 0) return [];
  return [
    {
      ...{ id: 'deathReports', state: 'waiting', href: '/death-reports' },
      ...{ label: t('home.deathReports', { n }), stateText: t('home.deathReports_open', { n }) },
    },
  ];
}

function ToDoColumn({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <Column id="todo" title={t('home.todo')}>
      {children}
    </Column>
  );
}
