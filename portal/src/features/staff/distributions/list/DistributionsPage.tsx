import {
  CellNote,
  type DataColumn,
  DataTable,
  DateText,
  EmptyState,
  LinkButton,
  Money,
  Section,
  StatusBadge,
  Text,
  TextLink,
} from '@nimio/design-system';
import { listDistributions } from '@nimio/domain/distribution/distribution.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { Actions, Around } from '../../../../shared/page/layout';
import { useMe } from '../../../../shared/session/use-session';
import { LoanTotalsSection } from '../../loans/LoanTotalsSection';
import { StaffPage } from '../../StaffPage';
import { BankFileSection } from '../bank/BankFileSection';
import { UnconfirmedAccounts } from './UnconfirmedAccounts';
import { WithheldTaxSection } from './WithheldTaxSection';

const tones = { draft: 'neutral', calculated: 'info', approved: 'warning', paid: 'success' } as const;

/** The state of a distribution. */
function DistributionState({ state, isCalculating }: Pick<Distribution, 'state' | 'isCalculating'>) {
  const { t } = useText();
  return isCalculating === 1 ? (
    <StatusBadge tone="warning">{t('distributions.calculating')}</StatusBadge>
  ) : (
    <StatusBadge tone={tones[state]}>{t(`distributions.state_${state}`)}</StatusBadge>
  );
}

const rowKey = ({ hash }: Distribution) => hash;

/** All distributions, the bank's reports, the tax withheld by month, and the loans that are paid for. */
export function DistributionsPage() {
  const { t } = useText();
  const mayReadLoans = useMe().rights.includes('readStatistics');
  return (
    <StaffPage title={t('distributions.title')} rights={['managePayments']}>
      <Text>{t('distributions.intro')}</Text>
      <Around>
        <Actions>
          <LinkButton href="/accountings/new">{t('distributions.new')}</LinkButton>
          <LinkButton variant="second" href="/accountings/new-late">
            {t('distributions.newLate')}
          </LinkButton>
          <TextLink href="/accountings/reserve">{t('reserve.title')}</TextLink>
          <TextLink href="/accountings/cumulations">{t('cumulation.title')}</TextLink>
          <TextLink href="/accountings/settings">{t('accountingSettings.title')}</TextLink>
        </Actions>
      </Around>
      <UnconfirmedAccounts />
      <Section id="list" title={t('distributions.list')}>
        <Distributions />
      </Section>
      <BankFileSection />
      <WithheldTaxSection />
      {mayReadLoans && <LoanTotalsSection />}
    </StaffPage>
  );
}

function Distributions() {
  const { t } = useText();
  const { query, tableOf } = usePages();
  const list = useEndpoint(listDistributions, { query }, { revalidateOnFocus: true, keepPreviousData: true });
  return (
    <DataTable
      caption={t('distributions.list')}
      columns={useColumns()}
      {...tableOf(list)}
      rowKey={rowKey}
      empty={<EmptyState>{t('distributions.empty')}</EmptyState>}
    />
  );
}

function useColumns(): DataColumn<Distribution>[] {
  const { t } = useText();
  const sum = (cents: number | undefined) =>
    cents === undefined ? t('distributions.none') : <Money cents={cents} />;
  return [
    {
      id: 'name',
      header: t('distributions.name'),
      cell: ({ name, hash, kind }) => (
        <>
          <TextLink tone="ink" href={`/accountings/${hash}`}>
            {name}
          </TextLink>
          {kind === 'late' && <CellNote>{t('distributions.late')}</CellNote>}
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'payDate',
      header: t('distributions.payDate'),
      cell: ({ payDate }) => <DateText date={payDate} />,
      isUnbroken: true,
    },
    {
      id: 'state',
      header: t('distributions.state'),
      cell: (row) => (
        <>
          <DistributionState {...row} />
          {row.isApprovedByOne === 1 && <CellNote>{t('distributions.byOnePerson')}</CellNote>}
        </>
      ),
    },
    {
      id: 'pot',
      header: t('distributions.pot'),
      cell: ({ kind, potInCents }) => sum(kind === 'late' ? undefined : potInCents),
      align: 'end',
      isUnbroken: true,
    },
    {
      id: 'gross',
      header: t('distributions.gross'),
      cell: ({ result }) => sum(result?.paymentsGross),
      align: 'end',
      isUnbroken: true,
    },
    {
      id: 'reserve',
      header: t('distributions.reserve'),
      cell: ({ kind, result }) =>
        sum(kind === 'late' || !result ? undefined : result.reserve - result.claimed - result.expired),
      align: 'end',
      isUnbroken: true,
    },
  ];
}
