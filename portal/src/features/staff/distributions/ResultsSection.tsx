import {
  CellNote,
  type DataColumn,
  DataTable,
  EmptyState,
  Money,
  Section,
  Select,
  WordBadge,
} from '@nimio/design-system';
import { listDistributionResults } from '@nimio/domain/distribution/distribution.endpoints';
import type { DistributionResult } from '@nimio/domain/distribution/distribution.types';
import { resultKinds } from '@nimio/domain/distribution/distribution-states';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { useMe } from '../../../shared/session/use-session';
import { HolderLink } from '../book/HolderLink';

const all = 'all';
const rowKey = ({ hash }: DistributionResult) => hash;
const rowTone = ({ kind }: DistributionResult) =>
  kind === 'failed' ? 'danger' : kind === 'carriedOver' ? 'muted' : undefined;

/** What each profile gets of a distribution, or does not yet. */
export function ResultsSection({ hash }: { hash: string }) {
  const { t } = useText();
  const [kind, setKind] = useState<string>(all);
  const { query, tableOf, backToFirst } = usePages();
  const list = useEndpoint(
    listDistributionResults,
    { params: { hash }, query: { kind: resultKinds.find((one) => one === kind), ...query } },
    { keepsLast: true },
  );
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
        columns={useColumns()}
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

function useColumns(): DataColumn<DistributionResult>[] {
  const { t } = useText();
  const mayAct = useMe().rights.includes('actForCustomers');
  return [
    {
      id: 'author',
      header: t('distribution.author'),
      cell: (row) => (mayAct ? <HolderLink {...row} /> : row.profileName),
      isRowHeader: true,
    },
    { id: 'state', header: t('distribution.state'), cell: (row) => <ResultState {...row} /> },
    {
      id: 'gross',
      header: t('distribution.grossOfOne'),
      cell: ({ grossInCents }) => <Money cents={grossInCents} />,
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

function ResultState({ kind, hasAccount, failure }: DistributionResult) {
  const { t } = useText();
  return (
    <div>
      <WordBadge tone={tones[kind]}>{t(`distribution.is_${kind}`)}</WordBadge>
      {hasAccount === 0 && <CellNote>{t('distribution.noAccount')}</CellNote>}
      {failure !== null && failure !== 'noAccount' && (
        <CellNote>{t('distribution.bankReason', { reason: failure })}</CellNote>
      )}
    </div>
  );
}
