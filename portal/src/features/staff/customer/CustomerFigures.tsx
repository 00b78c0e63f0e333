import { type FigureItem, FigureList, formatCents, formatDate, formatNumber } from '@nimio/design-system';
import { listAccountings } from '@nimio/domain/accounting/accounting.endpoints';
import { mergeAccountings } from '@nimio/domain/accounting/merge-accountings';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';

/** Works, loans and money in figures, each as soon as it is known; the places are reserved. */
export function CustomerFigures({ customer }: { customer: Customer }) {
  const { t } = useText();
  const { hash: profileHash, worksCount } = customer.profile;
  return (
    <FigureList
      items={[
        { value: formatNumber(worksCount), label: t('customer.figureWorks', { n: worksCount }) },
        useLoans(profileHash),
        ...useSums(customer),
      ]}
    />
  );
}

const unknown = '–';

function useLoans(profileHash: string): FigureItem {
  const { t } = useText();
  const { data } = useEndpoint(getLoanYears, { params: { profileHash }, query: { newest: '1' } });
  const [year] = data?.years ?? [];
  if (!data || year === undefined) return { value: unknown, label: t('customer.figureLoansOf') };
  const { total } = loansOfYear(data.records, year, usualGroups);
  return { value: formatNumber(total), label: t('customer.figureLoans', { n: total, year }) };
}

/** Gross sums: the next payment, failed payments, what is carried over, and everything paid. */
function useSums({ profile, summary }: Customer): FigureItem[] {
  const { t } = useText();
  const { data } = useEndpoint(listAccountings, { params: { profileHash: profile.hash } });
  const payments = mergeAccountings(data?.records ?? []);
  const sumOf = (state: string) =>
    payments
      .filter((payment) => payment.state === state)
      .reduce((sum, { paidAmountInCents }) => sum + paidAmountInCents, 0);
  const next = payments.findLast(
    ({ state, parts }) => state === 'estimate' && parts.some(({ isCarriedOver }) => isCarriedOver === 0),
  );
  return [
    ...(next
      ? [
          {
            value: formatCents(next.paidAmountInCents),
            label: t('customer.figureNext', { date: formatDate(next.date) }),
          },
        ]
      : []),
    ...(summary.failedPayments > 0
      ? [{ value: formatCents(sumOf('failed')), label: t('customer.figureFailed'), tone: 'danger' as const }]
      : []),
    ...(summary.carriedOverInCents > 0
      ? [{ value: formatCents(summary.carriedOverInCents), label: t('customer.figureCarried') }]
      : []),
    { value: data ? formatCents(sumOf('paid')) : unknown, label: t('customer.figurePaid') },
  ];
}
