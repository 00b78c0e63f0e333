import {
  CardNote,
  type DataColumn,
  DataTable,
  DownloadIcon,
  EmptyState,
  formatDate,
  Money,
  RowButton,
  SearchField,
  Select,
  StatusBadge,
  type TableSort,
  TaskStatus,
} from '@nimio/design-system';
import { type OverviewColumn, overviewColumns } from '@nimio/domain/profile/overview';
import type { ProfileOverview } from '@nimio/domain/profile/overview.types';
import { listProfileOverviews } from '@nimio/domain/profile/profile.endpoints';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { euroCell } from '@nimio/domain/text/csv';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { saveCsv } from '../../../shared/download/save-csv';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { AtEnd, Dimmed, Muted } from '../../../shared/page/frame-layout';
import { Inline } from '../../../shared/page/layout';
import { useListSearch } from '../../../shared/search/use-search';
import { selectProfile } from '../../../shared/session/session';
import { firstView, useOverviews } from '../../../shared/tasks/use-overviews';
import { useErrorToast } from '../../../shared/toast/use-error-toast';
import { useTaskLine } from './use-task-line';

/** Up to this number they are seen at a glance, without a search, filter and file. */
const mostWithoutTools = 10;

const rowKey = ({ hash }: ProfileOverview) => hash;
const columnOf = (id: string): OverviewColumn =>
  overviewColumns.find((column) => column === id) ?? firstView.sort;

/**
 * The profiles that the user looks after, sorted, searched and paged by the server; those with tasks come first.
 *
 * @param count how many there are, which is known before they are loaded
 */
export function ProfilesTable({ caption, count }: { caption: string; count: number }) {
  const { t } = useText();
  const [sort, setSort] = useState<TableSort>({ column: firstView.sort, direction: firstView.direction });
  const [pageSize, setPageSize] = useState<number>(firstView.limit);
  const [filter, setFilter] = useState<string>('all');
  const pages = usePages(pageSize);
  const { query, fromFirst, tableOf } = pages;
  const { q, field } = useListSearch(pages);
  const conditions = {
    ...(q !== undefined && { q }),
    ...(filter === 'open' && { hasTasks: 1 as const }),
    ...{ sort: columnOf(sort.column), direction: sort.direction },
  };
  const list = useOverviews({ ...conditions, ...query });
  const { paging, ...table } = tableOf(list);
  const columns = useColumns();
  return (
    <Dimmed data-previous={list.isPrevious || undefined} aria-busy={list.isPrevious}>
      <DataTable
        caption={caption}
        columns={columns}
        {...table}
        rowKey={rowKey}
        lines={2}
        expectedRows={Math.min(count, pageSize)}
        paging={{
          ...paging,
          sort,
          onSort: fromFirst(setSort),
          ...(count > mostWithoutTools && { onSizeChange: fromFirst(setPageSize) }),
        }}
        pageSizes={[10, 25, 50]}
        tools={
          count > mostWithoutTools && (
            <>
              <SearchField label={t('profiles.searchName')} width="100%" {...field} />
              <Select
                label={t('profiles.task')}
                width="14rem"
                value={filter}
                onChange={fromFirst(setFilter)}
                options={[
                  { id: 'all', label: t('profiles.all') },
                  { id: 'open', label: t('profiles.open') },
                ]}
              />
              <AtEnd>
                <SaveButton conditions={conditions} />
              </AtEnd>
            </>
          )
        }
        empty={<EmptyState kind="search">{t('profiles.noneFound')}</EmptyState>}
      />
    </Dimmed>
  );
}

function useColumns(): DataColumn<ProfileOverview>[] {
  const { t, language } = useText();
  const open = useOpenProfile();
  const taskLine = useTaskLine();
  return [
    {
      ...{ id: 'name', header: t('profiles.profile'), isRowHeader: true, isSortable: true },
      cell: (profile) => {
        const name = <RowButton onPress={() => open(profile)}>{profile.listName}</RowButton>;
        return profile.isCurrent === 1 ? (
          <Inline>
            {name}
            <StatusBadge tone="info">{t('profiles.current')}</StatusBadge>
          </Inline>
        ) : (
          name
        );
      },
    },
    {
      ...{ id: 'role', header: t('profiles.role'), isSortable: true, hideBelow: 'md', card: 'start' },
      cell: ({ roles, unread: n }) => (
        <>
          {roles.map((role) => termOfRole(role, language)).join(', ')}
          <CardNote>{n > 0 && t('profiles.unreadNote', { n })}</CardNote>
        </>
      ),
    },
    {
      ...{ id: 'date', header: t('profiles.next'), align: 'end', isSortable: true, card: 'end' },
      cell: ({ nextPayment }) =>
        nextPayment?.date ? (
          formatDate(nextPayment.date)
        ) : (
          <Muted>{t(nextPayment ? 'profiles.waits' : 'profiles.nothingComing')}</Muted>
        ),
    },
    {
      ...{ id: 'amount', header: t('profiles.amount'), align: 'end', isSortable: true, card: 'aside' },
      cell: ({ nextPayment }) => {
        if (!nextPayment) return <Muted>{t('profiles.noAmount')}</Muted>;
        const net = <Money cents={nextPayment.netInCents} />;
        return nextPayment.date ? net : <Muted>{net}</Muted>;
      },
    },
    {
      ...{ id: 'task', header: t('profiles.task'), isSortable: true, card: 'below' },
      cell: (profile) => {
        const { state, text, more } = taskLine(profile);
        return (
          <TaskStatus state={state} more={more}>
            {text}
          </TaskStatus>
        );
      },
    },
    {
      ...{ id: 'unread', header: t('profiles.unread'), align: 'end', card: 'none' },
      cell: ({ unread }) => unread || null,
    },
  ];
}

/** Returns a function that opens the Home of a profile, which the session then acts for. */
function useOpenProfile(): (profile: ProfileOverview) => void {
  const navigate = useNavigate();
  const { attempt } = useErrorToast();
  return ({ hash, isCurrent }) =>
    isCurrent === 1 ? void navigate('/') : void attempt(() => selectProfile(hash));
}

type Conditions = Omit<NonNullable<Parameters<typeof useOverviews>[0]>, 'limit' | 'offset'>;

/** Saves all profiles that the list shows on its pages. */
function SaveButton({ conditions }: { conditions: Conditions }) {
  const { t, language } = useText();
  const taskLine = useTaskLine();
  const save = async () => {
    const { records } = await call(listProfileOverviews, { query: { ...conditions, language, offset: 0 } });
    const columns = ['profile', 'role', 'next', 'amount', 'task', 'unread'] as const;
    saveCsv(`${t('profiles.fileName')}.csv`, [
      columns.map((column) => t(`profiles.${column}`)),
      ...records.map((profile) => {
        const { listName, roles, nextPayment, unread } = profile;
        const { text, more } = taskLine(profile);
        return [
          listName,
          roles.map((role) => termOfRole(role, language)).join(', '),
          nextPayment?.date
            ? formatDate(nextPayment.date)
            : t(nextPayment ? 'profiles.waits' : 'profiles.nothingComing'),
          nextPayment ? euroCell(nextPayment.netInCents) : '',
          more ? `${text} ${more}` : text,
          unread,
        ];
      }),
    ]);
  };
  return (
    <AsyncButton variant="quiet" icon={<DownloadIcon />} action={save}>
      {t('profiles.csv')}
    </AsyncButton>
  );
}
