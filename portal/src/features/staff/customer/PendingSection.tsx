import { DataTable, formatDate, LinkButton, Section } from '@nimio/design-system';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import { currentContract } from '@nimio/domain/contract/contract';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { useToday } from '../../../shared/settings/use-today';
import type { CustomerSectionProps } from './section-props';

interface Task {
  id: string;
  what: string;
  detail: string;
  href: string;
  action: string;
}

/** What waits for staff, each with the place where it is done; nothing when nothing waits. */
export function PendingSection({ customer }: Pick<CustomerSectionProps, 'customer'>) {
  const { t } = useText();
  const tasks = useTasks(customer);
  if (tasks.length === 0) return null;
  return (
    <Section id="pending" title={t('customer.pending')} heading="margin">
      <DataTable
        caption={t('customer.pending')}
        columns={[
          { id: 'what', header: t('customer.task'), cell: ({ what }) => what, isRowHeader: true },
          { id: 'detail', header: t('customer.taskDetail'), cell: ({ detail }) => detail },
        ]}
        rows={tasks}
        rowKey={({ id }) => id}
        actions={({ href, action, what }) => (
          <LinkButton
            variant="second"
            size="sm"
            href={href}
            aria-label={t('customer.taskAction', { action, what })}
          >
            {action}
          </LinkButton>
        )}
        pageSizes={['all']}
        initialView={{ pageSize: 'all' }}
      />
    </Section>
  );
}

function useTasks({ profile, summary, closedOn, diedOn }: CustomerSectionProps['customer']): Task[] {
  const { t } = useText();
  const { product } = useSettings();
  const today = useToday();
  const { rights } = useMe();
  const { taxProposal, failedPayments, unreadMessages } = summary;
  const isOpen = closedOn === null && diedOn === null;
  const account = currentAccount(profile.bankAccounts);
  const settings = `/staff/customers/${profile.hash}/settings`;
  const task = (id: string, what: string, detail: string, href: string, action: string) => ({
    ...{ id, what, detail, href, action },
  });
  return [
    ...(taxProposal
      ? [
          task(
            'taxProposal',
            t('customer.taxWaits'),
            taxProposal.rate === null
              ? t('customer.proposedCard', { date: formatDate(taxProposal.created) })
              : t('customer.proposedRate', {
                  rate: formatPercent(taxProposal.rate),
                  date: formatDate(taxProposal.created),
                }),
            '/staff/taxation',
            t('customer.handle'),
          ),
        ]
      : []),
    ...(failedPayments > 0
      ? [
          task(
            'failed',
            t('customer.failed', { n: failedPayments }),
            t('customer.failedDetail'),
            `${settings}#iban`,
            t('customer.changeAccount'),
          ),
        ]
      : []),
    ...(unreadMessages > 0
      ? [
          task(
            'unread',
            t('customer.unreadTask', { n: unreadMessages }),
            t('customer.unreadDetail'),
            '#messages',
            t('customer.read'),
          ),
        ]
      : []),
    ...(isOpen && !currentContract(profile.contracts, product, today)
      ? [
          task(
            'contract',
            t('customer.noContract'),
            t('customer.noContractDetail'),
            '#contract',
            t('customer.toContract'),
          ),
        ]
      : []),
    ...(account?.isConfirmed === 0 && rights.includes('managePayments')
      ? [
          task(
            'accountUnconfirmed',
            t('customer.accountUnconfirmed'),
            t('customer.accountUnconfirmedDetail'),
            '/accountings',
            t('customer.toConfirm'),
          ),
        ]
      : []),
    ...(isOpen && !account
      ? [
          task(
            'account',
            t('customer.accountMissing'),
            t('customer.accountDetail'),
            `${settings}#iban`,
            t('customer.addAccount'),
          ),
        ]
      : []),
  ];
}
