import {
  Button,
  CellNote,
  type DataColumn,
  DataTable,
  DateText,
  formatDate,
  Money,
  type RowTone,
  Section,
  TableTotals,
  Text,
} from '@nimio/design-system';
import { type ReactNode, useMemo, useState } from 'react';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { PrintButton } from '../../../../shared/page/PrintButton';
import { Downloads } from '../../Downloads';
import { FileButton } from '../FileButton';
import { Why } from '../Why';
import { PaymentState } from './PaymentState';
import { contentsOf, isArriving, type Payment, type Totals, totalsOf, yearOf } from './payments';
import { saveStatement } from './save-statement';

interface PaymentsTableProps {
  profileHash: string;
  /** Of all years, newest first. */
  payments: readonly Payment[];
  year: number;
}

const tones: Partial<Record<Payment['kind'], RowTone>> = {
  failed: 'danger',
  estimate: 'muted',
  carriedOver: 'muted',
};
const rowKey = ({ payment }: Payment) => payment;
const rowTone = ({ kind }: Payment) => tones[kind];

/** The payments of a year, on request of all years, with what was withheld and their statements. */
export function PaymentsTable({ profileHash, payments, year }: PaymentsTableProps) {
  const { t } = useText();
  const [areAllShown, setAllShown] = useState(false);
  const ofYear = payments.filter((payment) => yearOf(payment) === year);
  const rows = areAllShown ? payments : ofYear;
  const title = areAllShown ? t('accounting.all') : t('accounting.ofYear', { year });
  const columns = useColumns(profileHash);
  return (
    <Section id="payments" title={title}>
      <DataTable
        // Another number of rows has another default page size.
        key={String(areAllShown)}
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowTone={rowTone}
        totals={TableTotals}
        initialView={{ pageSize: areAllShown ? 25 : 'all' }}
        empty={<p>{t('accounting.noneOfYear', { year })}</p>}
      />
      {!rows.every(isArriving) && <Text tone="muted">{t('accounting.excluded')}</Text>}
      <PaymentDownloads payments={payments}>
        {ofYear.length < payments.length && (
          <Button variant="second" onPress={() => setAllShown(!areAllShown)}>
            {areAllShown ? t('accounting.onlyYear', { year }) : t('accounting.showAll')}
          </Button>
        )}
      </PaymentDownloads>
    </Section>
  );
}

function useColumns(profileHash: string): DataColumn<Payment>[] {
  const { t } = useText();
  return useMemo(() => {
    const money = (
      id: string,
      header: string,
      cell: DataColumn<Payment>['cell'],
      key: keyof Totals,
    ): DataColumn<Payment> => ({
      ...{ id, header, cell, align: 'end', isUnbroken: true },
      total: (rows) => <Money cents={totalsOf(rows)[key]} />,
    });
    return [
      {
        id: 'date',
        header: t('accounting.date'),
        cell: ({ date }) => <DateText date={date} />,
        isRowHeader: true,
        isUnbroken: true,
      },
      {
        id: 'contents',
        header: t('accounting.contents'),
        cell: (payment) => (
          <>
            {contentsOf(payment)}
            <CellNote>
              <Why {...payment} />
            </CellNote>
          </>
        ),
      },
      money(
        'gross',
        t('payment.gross'),
        ({ paidAmountInCents }) => <Money cents={paidAmountInCents} />,
        'grossInCents',
      ),
      money(
        'withheld',
        t('payment.tax'),
        ({ withholding }) =>
          withholding && (
            <>
              <Money cents={withholding.withheldInCents} />
              <CellNote>{t('payment.percent', { rate: formatPercent(withholding.taxRate) })}</CellNote>
            </>
          ),
        'withheldInCents',
      ),
      money(
        'net',
        t('payment.net'),
        (payment) => {
          const { withholding, accountEnd } = payment;
          if (!withholding) return null;
          const net = <Money cents={withholding.netInCents} />;
          return isArriving(payment) ? (
            <>
              <strong>{net}</strong>
              {accountEnd !== null && <CellNote>{t('accounting.toAccount', { end: accountEnd })}</CellNote>}
            </>
          ) : (
            net
          );
        },
        'netInCents',
      ),
      {
        id: 'state',
        header: t('accounting.state'),
        cell: (payment) => <PaymentState {...payment} />,
      },
      {
        id: 'statement',
        header: t('accounting.statement'),
        width: '10rem',
        cell: (payment) => {
          if (payment.kind === 'estimate' && isArriving(payment)) return t('accounting.afterPayment');
          return (
            payment.statement && (
              <FileButton
                date={formatDate(payment.date)}
                save={(signal) => saveStatement(profileHash, payment, signal)}
              />
            )
          );
        },
      },
    ];
  }, [t, profileHash]);
}

/** Prints the page, or saves all payments as a file. */
function PaymentDownloads({
  payments,
  children,
}: Pick<PaymentsTableProps, 'payments'> & { children: ReactNode }) {
  const { t } = useText();
  const rows = () => [
    [
      t('accounting.date'),
      t('accounting.contents'),
      t('payment.gross'),
      t('payment.tax'),
      t('accounting.rate'),
      t('payment.net'),
      t('accounting.state'),
    ],
    ...payments.map((payment) => {
      const { date, paidAmountInCents, withholding, kind } = payment;
      const sums = withholding
        ? [withholding.withheldInCents / 100, withholding.taxRate, withholding.netInCents / 100]
        : ['', '', ''];
      return [
        formatDate(date),
        contentsOf(payment),
        paidAmountInCents / 100,
        ...sums,
        t(`accounting.kind_${kind}`),
      ];
    }),
  ];
  return (
    <Downloads name={t('accounting.fileName')} rows={rows} what={t('accounting.all')}>
      {children}
      <PrintButton />
    </Downloads>
  );
}
