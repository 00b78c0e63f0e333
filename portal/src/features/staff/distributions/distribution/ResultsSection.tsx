import {
  CellNote,
  type DataColumn,
  DataTable,
  EmptyState,
  formatCents,
  Money,
  Section,
  Select,
  StatusBadge,
  toast,
} from '@nimio/design-system';
import { listDistributionResults, repeatPayment } from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution, DistributionResult } from '@nimio/domain/distribution/distribution.types';
import { resultKinds } from '@nimio/domain/distribution/distribution-states';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { call } from '../../../../api/client';
import { revalidate, useEndpoint } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { ConfirmButton } from '../../../../shared/action/ConfirmButton';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { CellButton } from '../../../../shared/page/layout';
import { selectProfile } from '../../../../shared/session/session';
import { useMe } from '../../../../shared/session/use-session';
import { HolderLink } from '../../registered-work/HolderLink';

const all = 'all';
const rowKey = ({ hash }: DistributionResult) => hash;
const rowTone = ({ kind }: DistributionResult) =>
  kind === 'failed' ? 'danger' : kind === 'carriedOver' ? 'muted' : undefined;

/** The results of a distribution by profile. */
export function ResultsSection({ hash }: Pick<Distribution, 'hash'>) {
  const { t } = useText();
  const [kind, setKind] = useState<string>(all);
  const { query, tableOf, backToFirst } = usePages();
  const list = useEndpoint(
    listDistributionResults,
    { params: { hash }, query: { kind: resultKinds.find((one) => one === kind), ...query } },
    { keepPreviousData: true },
  );
  const repeated = () =>
    Promise.all([list.reload(), revalidate(`/accountings/distributions/${hash}/events`)]);
  return (
    <Section id="results" title={t('distribution.results')}>
      <Select
        label={t('distribution.kind')}
        width="14rem"
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          backToFirst();
        }}
        options={[all, ...resultKinds].map((id) => ({
          id,
          label: t(kindTexts[id as keyof typeof kindTexts]),
        }))}
      />
      <DataTable
        caption={t('distribution.results')}
        columns={useColumns(repeated)}
        {...tableOf(list)}
        rowKey={rowKey}
        rowTone={rowTone}
        empty={<EmptyState kind="search">{t('distribution.resultsNone')}</EmptyState>}
      />
    </Section>
  );
}

const kindTexts = {
  all: 'distribution.kind_all',
  planned: 'distribution.kind_planned',
  paid: 'distribution.kind_paid',
  failed: 'distribution.kind_failed',
  carriedOver: 'distribution.kind_carriedOver',
} as const;

/** @param onRepeated called when a payment will be paid again */
function useColumns(onRepeated: () => Promise<unknown>): DataColumn<DistributionResult>[] {
  const { t } = useText();
  const mayAct = useMe().rights.includes('actForCustomers');
  return [
    {
      id: 'author',
      header: t('distribution.author'),
      cell: (row) => (mayAct ? <HolderLink {...row} /> : row.profileName),
      isRowHeader: true,
    },
    {
      id: 'state',
      header: t('distribution.state'),
      cell: (row) => <ResultState {...row} onRepeated={onRepeated} />,
    },
    {
      id: 'gross',
      header: t('distribution.grossOfOne'),
      cell: (row) => (
        <div>
          <Money cents={row.grossInCents} />
          {mayAct && row.failed?.state !== 'replaced' && row.isMoved === 0 && (
            <div>
              <Why {...row} />
            </div>
          )}
        </div>
      ),
      align: 'end',
      isUnbroken: true,
    },
    {
      id: 'withheld',
      header: t('distribution.withheldOfOne'),
      cell: ({ withheldInCents, taxRate }) => (
        <span>
          <Money cents={-withheldInCents} />
          {taxRate !== null && (
            <CellNote>{t('distribution.rate', { rate: formatPercent(taxRate) })}</CellNote>
          )}
        </span>
      ),
      align: 'end',
      isUnbroken: true,
    },
    {
      id: 'net',
      header: t('distribution.netOfOne'),
      cell: ({ netInCents }) => <Money cents={netInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

const tones = { planned: 'neutral', paid: 'success', failed: 'danger', carriedOver: 'info' } as const;

/** The state of a result, and what happens to a failed one. */
function ResultState({ onRepeated, ...result }: RepeatProps) {
  const { t } = useText();
  const { kind, hasAccount, failure, failed, isMoved } = result;
  return (
    <div>
      <StatusBadge tone={tones[kind]}>{t(`distribution.is_${kind}`)}</StatusBadge>
      {hasAccount === 0 && <CellNote>{t('distribution.noAccount')}</CellNote>}
      {failure !== null && failure !== 'noAccount' && (
        <CellNote>{t('distribution.bankReason', { reason: failure })}</CellNote>
      )}
      {isMoved === 1 && <CellNote>{t('distribution.failed_replaced')}</CellNote>}
      {failed && <CellNote>{t(`distribution.failed_${failed.state}`)}</CellNote>}
      {failed?.state === 'waiting' && failed.isPayable === 1 && (
        <Repeat {...result} onRepeated={onRepeated} />
      )}
    </div>
  );
}

/** Opens the reason of a payment, as its author sees it after approval; staff then act for the author. */
function Why({ hash, profileHash, profileName: name }: DistributionResult) {
  const { t } = useText();
  return (
    <CellButton>
      <AsyncButton
        variant="quiet"
        size="sm"
        action={() => selectProfile(profileHash, `/accounting/${hash}`)}
        aria-label={t('distribution.whyNamed', { name })}
      >
        {t('shareSum.why')}
      </AsyncButton>
    </CellButton>
  );
}

interface RepeatProps extends DistributionResult {
  /** Refetches the current state. */
  onRepeated: () => Promise<unknown>;
}

/** Pays a returned payment to the same account again. */
function Repeat({ hash, profileName: name, netInCents, onRepeated }: RepeatProps) {
  const { t } = useText();
  const repeat = async () => {
    try {
      await call(repeatPayment, { params: { hash } });
    } catch (error) {
      // The error is shown with the current state.
      if (error instanceof ApiError && error.status === 409) void onRepeated();
      throw error;
    }
    toast.success(t('distribution.repeated'));
    await onRepeated();
  };
  return (
    <CellButton>
      <ConfirmButton
        variant="quiet"
        size="sm"
        action={repeat}
        title={t('distribution.repeatTitle')}
        aria-label={t('distribution.repeatNamed', { name })}
        body={t('distribution.repeatBody', { name, sum: formatCents(netInCents) })}
        confirmLabel={t('distribution.repeat')}
        cancelLabel={t('distribution.cancel')}
        isDanger={false}
      >
        {t('distribution.repeat')}
      </ConfirmButton>
    </CellButton>
  );
}
