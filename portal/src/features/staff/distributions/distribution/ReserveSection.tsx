import { DataTable, EmptyState, Section, Select, TextLink } from '@nimio/design-system';
import type { Calculation } from '@nimio/domain/distribution/distribution.types';
import { reserveReasons } from '@nimio/domain/distribution/eligibility';
import { listReserve } from '@nimio/domain/distribution/reserve.endpoints';
import type { ReserveLine } from '@nimio/domain/distribution/reserve.types';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { reasonTexts, useReserveColumns } from '../reserve/use-reserve-columns';
import { ReserveOutcome, type ReserveProps } from './ReserveOutcome';

const all = 'all';
const rowKey = ({ isbn, role, holder }: ReserveLine) => `${isbn} ${role} ${holder?.profileHash}`;

interface ReserveSectionProps extends ReserveProps {
  result: Calculation;
}

/** The reserve by work, and once it is paid what has become of it. */
export function ReserveSection({ result, ...stored }: ReserveSectionProps) {
  const { t } = useText();
  const { hash, claimableUntil } = stored.distribution;
  const [reason, setReason] = useState<string>(all);
  const { query, tableOf, fromFirst } = usePages();
  const list = useEndpoint(
    listReserve,
    { query: { distribution: hash, reason: reserveReasons.find((one) => one === reason), ...query } },
    { keepPreviousData: true },
  );
  return (
    <Section id="reserve" title={t('reserve.title')}>
      <p>{t('distribution.reserveText')}</p>
      {claimableUntil !== null && (
        <ReserveOutcome {...stored} result={result} claimableUntil={claimableUntil} />
      )}
      {result.unregistered > 0 && (
        <TextLink href="/accountings/unregistered">{t('reserve.toUnregistered')}</TextLink>
      )}
      <Select
        label={t('reserve.reason')}
        width="24rem"
        value={reason}
        onChange={fromFirst(setReason)}
        options={[
          { id: all, label: t('reserve.all') },
          ...reserveReasons.map((id) => ({ id, label: t(reasonTexts[id]) })),
        ]}
      />
      <DataTable
        caption={t('reserve.title')}
        columns={useReserveColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        empty={<EmptyState kind="search">{t('distribution.reserveNone')}</EmptyState>}
      />
    </Section>
  );
}
