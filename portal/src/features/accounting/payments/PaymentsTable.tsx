import { Button, DataTable, EmptyState, LinkButton, type RowTone } from '@nimio/design-system';
import { saveCsv } from '../../../shared/download/save-csv';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { PrintButton } from '../../../shared/page/PrintButton';
import { Why } from '../Why';
import { paymentRows } from './payment-rows';
import type { Payment } from './payments';
import { StatementButton } from './StatementButton';
import { usePaymentColumns } from './use-payment-columns';
import type { StatementActions } from './use-statements';

interface PaymentsTableProps {
  profileHash: string;
  payments: readonly Payment[];
  actions: StatementActions;
}

const tones: Partial<Record<Payment['kind'], RowTone>> = {
  failed: 'danger',
  estimate: 'muted',
  carriedOver: 'muted',
};
const rowKey = ({ payment }: Payment) => payment;
const rowTone = ({ kind }: Payment) => tones[kind];

/** All payments with state, reason and statement. */
export function PaymentsTable({ profileHash, payments, actions }: PaymentsTableProps) {
  const { t } = useText();
  const { date, gross, state } = usePaymentColumns();
  return (
    <>
      <DataTable
        caption={t('accounting.all')}
        columns={[
          date,
          gross,
          state,
          {
            id: 'statement',
            header: t('accounting.statement'),
            width: '15rem',
            cell: (payment) => <StatementButton {...actions} profileHash={profileHash} payment={payment} />,
          },
        ]}
        rows={payments}
        rowKey={rowKey}
        rowTone={rowTone}
        actions={(payment) => <Why {...payment} />}
        empty={
          <EmptyState action={<LinkButton href="/works">{t('accounting.toWorks')}</LinkButton>}>
            {t('accounting.empty')}
          </EmptyState>
        }
      />
      {payments.length > 0 && <Downloads payments={payments} />}
    </>
  );
}

/** Prints the table, or saves all its rows as a file created in the browser. */
function Downloads({ payments }: Pick<PaymentsTableProps, 'payments'>) {
  const { t } = useText();
  const save = () => {
    const headers = [
      t('accounting.date'),
      t('accounting.contents'),
      t('accounting.gross'),
      t('accounting.state'),
    ];
    const rows = paymentRows(payments, { headers, kind: ({ kind }) => t(`accounting.kind_${kind}`) });
    saveCsv(t('accounting.fileName'), rows);
  };
  return (
    <Actions>
      <Button variant="second" onPress={save}>
        {t('accounting.downloadCsv')}
      </Button>
      <PrintButton />
    </Actions>
  );
}
