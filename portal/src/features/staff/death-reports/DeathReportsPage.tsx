import {
  Button,
  type DataColumn,
  DataTable,
  DateText,
  EmptyState,
  Select,
  TextLink,
} from '@nimio/design-system';
import { listDeathReports } from '@nimio/domain/death-report/death-report.endpoints';
import { type DeathReportState, deathReportStates } from '@nimio/domain/death-report/death-report.schema';
import type { QueuedDeathReport } from '@nimio/domain/death-report/death-report.types';
import { useRef, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { focusAfter } from '../../../shared/action/focus-after';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { late } from '../../../shared/page/late';
import { refreshWorklist } from '../../../shared/worklist/use-worklist';
import { StaffPage } from '../StaffPage';

const ReportDialog = late(() => import('./ReportDialog'));

const rowKey = ({ hash }: QueuedDeathReport) => hash;

/** The deaths that heirs have reported, the oldest first. */
export function DeathReportsPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('deathReports.title')} rights={['manageCustomers']}>
      <Reports />
    </StaffPage>
  );
}

function Reports() {
  const { t } = useText();
  const [state, setState] = useState<DeathReportState>('open');
  const [opened, setOpened] = useState<QueuedDeathReport>();
  const moveFocus = useRef<() => void>(undefined);
  const { query, tableOf, fromFirst } = usePages();
  const list = useEndpoint(
    listDeathReports,
    { query: { state, ...query } },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  const close = async (hasChanged: boolean) => {
    setOpened(undefined);
    moveFocus.current?.();
    if (!hasChanged) return;
    await Promise.all([list.reload(), refreshWorklist()]);
    // The row is gone once the list has been read.
    moveFocus.current?.();
  };
  return (
    <>
      <Select
        label={t('deathReports.shown')}
        width="15rem"
        value={state}
        onChange={fromFirst((id: string) => setState(id as DeathReportState))}
        options={deathReportStates.map((id) => ({ id, label: t(`deathReports.shown_${id}`) }))}
      />
      <DataTable
        caption={t('deathReports.title')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        actions={(report) => (
          <Button
            variant="second"
            size="sm"
            aria-label={t('deathReports.openNamed', { name: report.authorName })}
            onPress={({ target }) => {
              moveFocus.current = focusAfter(target);
              setOpened(report);
            }}
          >
            {t('deathReports.open')}
          </Button>
        )}
        empty={
          <EmptyState>
            {t(state === 'open' ? 'deathReports.noneOpen' : 'deathReports.noneHandled')}
          </EmptyState>
        }
      />
      {opened && (
        <ReportDialog
          key={opened.hash}
          report={opened}
          onChanged={() => close(true)}
          onClose={() => void close(false)}
        />
      )}
    </>
  );
}

function useColumns(): DataColumn<QueuedDeathReport>[] {
  const { t } = useText();
  return [
    {
      id: 'author',
      header: t('deathReports.author'),
      cell: ({ authorName }) => authorName,
      isRowHeader: true,
    },
    {
      id: 'reporter',
      header: t('deathReports.reporter'),
      cell: ({ reporterHash, reporterName }) => (
        <TextLink href={`/staff/customers/${reporterHash}`}>{reporterName}</TextLink>
      ),
    },
    {
      id: 'since',
      header: t('deathReports.since'),
      cell: ({ created }) => <DateText date={created} />,
      isUnbroken: true,
    },
  ];
}
