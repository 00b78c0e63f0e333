import { CellNote, CopyButton, type DataColumn, DataTable, Money, Section } from '@nimio/design-system';
import { formatIban } from '@nimio/domain/bank-account/iban';
import { listManualPayments } from '@nimio/domain/distribution/distribution.endpoints';
import type { ManualPayment } from '@nimio/domain/distribution/distribution.types';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';

const rowKey = ({ hash }: ManualPayment) => hash;

/** The payments that are not in the payment file. */
export function ManualSection({ hash }: { hash: string }) {
  const { t } = useText();
  const { query, tableOf } = usePages();
  const list = useEndpoint(listManualPayments, { params: { hash }, query }, { keepPreviousData: true });
  return (
    <Section id="manual" title={t('distribution.manual')}>
      <p>{t('distribution.manualText')}</p>
      <DataTable
        caption={t('distribution.manual')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        empty={null}
      />
    </Section>
  );
}

function useColumns(): DataColumn<ManualPayment>[] {
  const { t } = useText();
  return [
    {
      id: 'payee',
      header: t('distribution.payee'),
      cell: ({ payeeName }) => payeeName,
      isRowHeader: true,
    },
    {
      id: 'account',
      header: t('distribution.account'),
      cell: (payment) => <Account {...payment} />,
    },
    { id: 'reference', header: t('distribution.reference'), cell: ({ hash }) => hash },
    {
      id: 'net',
      header: t('distribution.netOfOne'),
      cell: ({ netInCents }) => <Money cents={netInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

/** The account with a button to copy it; the phone layout of a cell needs one element. */
function Account({ iban, bic }: Pick<ManualPayment, 'iban' | 'bic'>) {
  const { t } = useText();
  const shown = formatIban(iban);
  return (
    <div>
      {shown} <CopyButton text={iban} label={t('distribution.copyAccount', { iban: shown })} />
      {bic && <CellNote>{t('distribution.bic', { bic })}</CellNote>}
    </div>
  );
}
