import {
  Button,
  CellNote,
  type DataColumn,
  DataTable,
  DateText,
  EmptyState,
  Money,
  SearchField,
  Select,
  Text,
  TextLink,
} from '@nimio/design-system';
import { listBouncedProfiles } from '@nimio/domain/bank-file/bank-file.endpoints';
import type { BouncedProfile } from '@nimio/domain/bank-file/bank-file.types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { Inline } from '../../../../shared/page/layout';
import { useListSearch } from '../../../../shared/search/use-search';
import { refreshWorklist } from '../../../../shared/worklist/use-worklist';
import { StaffPage } from '../../StaffPage';
import { RepeatButton } from '../RepeatButton';
import { explainedReasons, Reason, useExplanation } from './reasons';

/** The customers whose failed payments wait for another account. */
export function BouncedPage() {
  const { t } = useText();
  return (
    <StaffPage
      title={t('bankFile.bouncedTitle')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      <Text>{t('bankFile.bouncedIntro')}</Text>
      <Bounced />
    </StaffPage>
  );
}

const all = 'all';
const rowKey = ({ profileHash }: BouncedProfile) => profileHash;

function Bounced() {
  const { t } = useText();
  const explanationOf = useExplanation();
  const [reason, setReason] = useState<string>(all);
  const pages = usePages();
  const { query, tableOf, fromFirst } = pages;
  const { q, field: searchField } = useListSearch(pages);
  const list = useEndpoint(
    listBouncedProfiles,
    { query: { reason: reason === all ? undefined : reason, q, ...query } },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  const isFiltered = reason !== all || q !== undefined;
  return (
    <>
      <SearchField label={t('bankFile.search')} {...searchField} />
      <Select
        label={t('bankFile.filterReason')}
        width="28rem"
        value={reason}
        onChange={fromFirst(setReason)}
        options={[
          { id: all, label: t('bankFile.allReasons') },
          ...explainedReasons.map((code) => {
            const text = explanationOf(code) ?? '';
            return {
              id: code,
              label: code === 'noAccount' ? text : t('bankFile.reasonWithText', { code, text }),
            };
          }),
        ]}
      />
      <DataTable
        caption={t('bankFile.bouncedTitle')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        actions={(row) => (
          <BouncedActions {...row} onRepeated={() => Promise.all([list.reload(), refreshWorklist()])} />
        )}
        empty={
          <EmptyState kind={isFiltered ? 'search' : 'empty'}>
            {t(isFiltered ? 'bankFile.bouncedNotFound' : 'bankFile.bouncedNone')}
          </EmptyState>
        }
      />
    </>
  );
}

function useColumns(): DataColumn<BouncedProfile>[] {
  const { t } = useText();
  return [
    {
      id: 'customer',
      header: t('distributions.customer'),
      cell: ({ profileHash, profileName, number }) => (
        <>
          <TextLink tone="ink" href={`/staff/customers/${profileHash}`}>
            {profileName}
          </TextLink>
          {number && <CellNote>{number}</CellNote>}
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'reason',
      header: t('bankFile.filterReason'),
      cell: ({ payments }) =>
        [...new Set(payments.map(({ reason }) => reason))].map((code) => <Reason key={code} code={code} />),
    },
    {
      id: 'since',
      header: t('bankFile.since'),
      cell: ({ since }) => <DateText date={since} />,
      isUnbroken: true,
    },
    {
      id: 'net',
      header: t('bankFile.net'),
      cell: ({ netInCents }) => <Money cents={netInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

/** Writing to the customer, and paying to the same account again. */
function BouncedActions({
  profileHash,
  profileName: name,
  payments,
  netInCents,
  isPayable,
  isReachable,
  onRepeated,
}: BouncedProfile & { onRepeated: () => Promise<unknown> }) {
  const { t } = useText();
  const navigate = useNavigate();
  if (isReachable === 0) return <Text tone="muted">{t('bankFile.unreachable')}</Text>;
  const writeTo = [{ hash: profileHash, profileName: name }];
  return (
    <Inline>
      <Button
        variant="second"
        size="sm"
        aria-label={t('bankFile.writeNamed', { name })}
        onPress={() => void navigate('/messages', { state: { writeTo } })}
      >
        {t('bankFile.write')}
      </Button>
      {isPayable === 1 ? (
        <RepeatButton
          variant="second"
          payments={payments.map(({ hash }) => hash)}
          {...{ name, netInCents, onRepeated }}
        />
      ) : (
        <Text tone="muted">{t('bankFile.notPayable')}</Text>
      )}
    </Inline>
  );
}
