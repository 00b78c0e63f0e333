import {
  CellNote,
  type DataColumn,
  DataTable,
  EmptyState,
  Money,
  Section,
  TextLink,
} from '@nimio/design-system';
import { listReserve } from '@nimio/domain/distribution/distribution.endpoints';
import type { ReserveLine } from '@nimio/domain/distribution/distribution.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { lineText } from '../../../../shared/share-sum/sum-terms';

const rowKey = ({ isbn, role }: ReserveLine) => `${isbn} ${role}`;

/** The reserve by work. */
export function ReserveSection({ hash }: { hash: string }) {
  const { t } = useText();
  const { query, tableOf } = usePages();
  const list = useEndpoint(listReserve, { params: { hash }, query }, { keepPreviousData: true });
  return (
    <Section id="reserve" title={t('distribution.reserveTitle')}>
      <p>{t('distribution.reserveText')}</p>
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
