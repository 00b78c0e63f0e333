import {
  CellNote,
  type DataColumn,
  DataTable,
  EmptyState,
  Money,
  Section,
  Select,
  StatusBadge,
} from '@nimio/design-system';
import { listDistributionResults } from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution, DistributionResult } from '@nimio/domain/distribution/distribution.types';
import { resultKinds } from '@nimio/domain/distribution/distribution-states';
import { useState } from 'react';
import { revalidate, useEndpoint } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { CellButton } from '../../../../shared/page/frame-layout';
import { selectProfile } from '../../../../shared/session/session';
import { useMe } from '../../../../shared/session/use-session';
import { HolderLink } from '../../registered-work/HolderLink';
import { useExplanation } from '../bank/reasons';
import { RepeatButton } from '../RepeatButton';

const all = 'all';
const rowKey = ({ hash }: DistributionResult) => hash;
const rowTone = ({ kind }: DistributionResult) =>
  kind === 'failed' ? 'danger' : kind === 'carriedOver' ? 'muted' : undefined;

/** The results of a distribution by profile. */
export function ResultsSection({ hash }: Pick<Distribution, 'hash'>) {
  const { t } = useText();
  const [kind, setKind] = useState<string>(all);
  const { query, tableOf, fromFirst } = usePages();
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
        onChange={fromFirst(setKind)}
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
function ResultState({ onRepeated, ...result }: DistributionResult & { onRepeated: () => Promise<unknown> }) {
  const { t } = useText();
  const explanationOf = useExplanation();
  const { hash, profileName: name, netInCents, kind, hasAccount, failure, failed, isMoved } = result;
  const explanation = failure === null || failure === 'noAccount' ? undefined : explanationOf(failure);
  return (
    <div>
      <StatusBadge tone={tones[kind]}>{t(`distribution.is_${kind}`)}</StatusBadge>
      {hasAccount === 0 && <CellNote>{t('distribution.noAccount')}</CellNote>}
      {failure !== null && failure !== 'noAccount' && (
        <CellNote>{t('distribution.bankReason', { reason: failure })}</CellNote>
      )}
      {explanation && <CellNote>{explanation}</CellNote>}
      {isMoved === 1 && <CellNote>{t('distribution.failed_replaced')}</CellNote>}
      {failed && <CellNote>{t(`distribution.failed_${failed.state}`)}</CellNote>}
      {failed?.state === 'waiting' && failed.isPayable === 1 && (
        <CellButton>
          <RepeatButton variant="quiet" payments={[hash]} {...{ name, netInCents, onRepeated }} />
        </CellButton>
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
