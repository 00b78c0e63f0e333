import {
  CellNote,
  type DataColumn,
  DataTable,
  EmptyState,
  Money,
  Section,
  Select,
  TextLink,
} from '@nimio/design-system';
import { listReserve } from '@nimio/domain/distribution/distribution.endpoints';
import type { ReserveLine } from '@nimio/domain/distribution/distribution.types';
import { reserveReasons } from '@nimio/domain/distribution/eligibility';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { lineText } from '../../../../shared/share-sum/sum-terms';
import { HolderLink } from '../../registered-work/HolderLink';

const all = 'all';
const rowKey = ({ isbn, role, holder }: ReserveLine) => `${isbn} ${role} ${holder?.profileHash}`;

const reasonTexts = {
  unclaimed: 'distribution.reason_unclaimed',
  closed: 'distribution.readiness_closed',
  deceased: 'distribution.readiness_deceased',
  noContract: 'distribution.readiness_noContract',
  notCovered: 'distribution.readiness_notCovered',
} as const;

/** The reserve by work. */
export function ReserveSection({ hash }: { hash: string }) {
  const { t } = useText();
  const [reason, setReason] = useState<string>(all);
  const { query, tableOf, backToFirst } = usePages();
  const list = useEndpoint(
    listReserve,
    { params: { hash }, query: { reason: reserveReasons.find((one) => one === reason), ...query } },
    { keepPreviousData: true },
  );
  return (
    <Section id="reserve" title={t('distribution.reserveTitle')}>
      <p>{t('distribution.reserveText')}</p>
      <Select
        label={t('distribution.reason')}
        width="24rem"
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          backToFirst();
        }}
        options={[
          { id: all, label: t('distribution.reason_all') },
          ...reserveReasons.map((id) => ({ id, label: t(reasonTexts[id]) })),
        ]}
      />
      <DataTable
        caption={t('distribution.reserveTitle')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        empty={<EmptyState kind="search">{t('distribution.reserveNone')}</EmptyState>}
      />
    </Section>
  );
}

function useColumns(): DataColumn<ReserveLine>[] {
  const { t } = useText();
  return [
    {
      id: 'work',
      header: t('distribution.work'),
      cell: ({ name, isbn, role }) => (
        <>
          <TextLink tone="ink" href={`/oeuvre/book/${isbn}`}>
            {name}
          </TextLink>
          <CellNote>
            {t('distribution.isbnAndRole', { isbn: formatIsbn(isbn), role: t(`distribution.role_${role}`) })}
          </CellNote>
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'reason',
      header: t('distribution.reason'),
      cell: ({ reason, holder }) => (
        <>
          {t(reasonTexts[reason])}
          {holder && (
            <div>
              <HolderLink {...holder} />
            </div>
          )}
        </>
      ),
    },
    { id: 'sum', header: t('distribution.sum'), cell: lineText, align: 'end' },
    {
      id: 'amount',
      header: t('distribution.amount'),
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}
