import { DataTable, formatDate, LinkButton, Money, Section, StatusBadge, Text } from '@nimio/design-system';
import { listAccountings } from '@nimio/domain/accounting/accounting.endpoints';
import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import { type MergedAccounting, mergeAccountings } from '@nimio/domain/accounting/merge-accountings';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import { maskIban } from '@nimio/domain/bank-account/iban';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import type { CustomerSectionProps } from './section-props';

type Payment = MergedAccounting<AccountingRow>;

const rowKey = ({ payment }: Payment) => payment;
const rowTone = ({ state }: Payment) => (state === 'failed' ? 'danger' : undefined);
const tones = { paid: 'success', estimate: 'info', failed: 'danger', carriedOver: 'neutral' } as const;

const kindOf = ({ state, parts }: Payment): keyof typeof tones =>
  parts.every(({ isCarriedOver }) => isCarriedOver === 1) ? 'carriedOver' : state;

/** The customer's payments, and the account that they go to. */
export function MoneySection({ customer }: Pick<CustomerSectionProps, 'customer'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { hash: profileHash, bankAccounts } = customer.profile;
  const { data, error, isLoading, reload } = useEndpoint(listAccountings, { params: { profileHash } });
  const account = currentAccount(bankAccounts);
  return (
    <Section
      id="money"
      title={t('customer.money')}
      heading="margin"
      actions={
        <LinkButton variant="quiet" size="sm" href={`/staff/customers/${profileHash}/settings#iban`}>
          {t(account ? 'customer.changeAccount' : 'customer.addAccount')}
        </LinkButton>
      }
    >
      <p>
        {account ? t('customer.account', { iban: maskIban(account.iban) }) : t('customer.accountMissing')}
        {account?.isConfirmed === 0 && (
          <>
            {' '}
            <StatusBadge tone="warning">{t('customer.unconfirmed')}</StatusBadge>
          </>
        )}
      </p>
      <DataTable
        caption={t('customer.money')}
        columns={[
          {
            id: 'date',
            header: t('customer.payDate'),
            cell: ({ date }) => formatDate(date),
            isRowHeader: true,
            isUnbroken: true,
          },
          {
            id: 'name',
            header: t('customer.distribution'),
            cell: ({ parts }) => [...new Set(parts.map(({ name }) => name))].join(', '),
          },
          {
            id: 'gross',
            header: t('customer.gross'),
            cell: ({ paidAmountInCents }) => <Money cents={paidAmountInCents} />,
            align: 'end',
          },
          { id: 'state', header: t('customer.state'), cell: (payment) => <PaymentState {...payment} /> },
        ]}
        rows={mergeAccountings(data?.records ?? [])}
        rowKey={rowKey}
        rowTone={rowTone}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<Text tone="muted">{t('customer.moneyNone')}</Text>}
      />
    </Section>
  );
}

function PaymentState(payment: Payment) {
  const { t } = useText();
  const kind = kindOf(payment);
  const failure = payment.parts.find((part) => part.failure !== null)?.failure;
  return (
    <StatusBadge tone={tones[kind]}>
      {kind === 'failed' && failure && failure !== 'noAccount'
        ? t('customer.payment_returned', { reason: failure })
        : t(`customer.payment_${kind}`)}
    </StatusBadge>
  );
}
