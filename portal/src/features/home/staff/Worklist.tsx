import {
  CellNote,
  type DataColumn,
  DataTable,
  EmptyState,
  formatDate,
  formatNumber,
  TextLink,
} from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { daysFrom } from '@nimio/domain/calendar/week';
import type { WorklistItem } from '@nimio/domain/worklist/worklist.types';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { useToday } from '../../../shared/settings/use-today';
import { queuePages } from '../../../shared/worklist/use-worklist';

const rowKey = ({ kind }: WorklistItem) => kind;

/** Queues with a due day come first, the next one on top. */
const byUrgency = (items: readonly WorklistItem[]): WorklistItem[] =>
  items.toSorted((a, b) => (a.due ?? '9').localeCompare(b.due ?? '9'));

/** The queues in which something waits. */
export function Worklist({ items }: { items: readonly WorklistItem[] }) {
  const { t } = useText();
  const today = finnishDay(useToday());
  const rows = useMemo(() => byUrgency(items), [items]);
  return (
    <DataTable
      caption={t('staffHome.title')}
      columns={useColumns(
        today,
        rows.some(({ due }) => due !== null),
      )}
      rows={rows}
      rowKey={rowKey}
      rowTone={({ due }) => (due !== null && due <= today ? 'warning' : undefined)}
      empty={<EmptyState>{t('staffHome.empty')}</EmptyState>}
    />
  );
}

function useColumns(today: string, hasDue: boolean): DataColumn<WorklistItem>[] {
  const { t } = useText();
  const columns: DataColumn<WorklistItem>[] = [
    {
      id: 'queue',
      header: t('staffHome.queue'),
      cell: ({ kind }) => <TextLink href={queuePages[kind]}>{t(`staffHome.kind_${kind}`)}</TextLink>,
      isRowHeader: true,
    },
    {
      id: 'waiting',
      header: t('staffHome.waiting'),
      cell: ({ total }) => formatNumber(total),
      align: 'end',
    },
    {
      id: 'oldest',
      header: t('staffHome.oldest'),
      cell: ({ oldest }) =>
        oldest && (
          <>
            {formatDate(oldest)}
            <CellNote>{t('staffHome.age', { n: daysFrom(oldest, today) })}</CellNote>
          </>
        ),
      isUnbroken: true,
    },
  ];
  const due: DataColumn<WorklistItem> = {
    id: 'due',
    header: t('staffHome.due'),
    cell: (item) => item.due && formatDate(item.due),
    isUnbroken: true,
  };
  return hasDue ? [...columns, due] : columns;
}
