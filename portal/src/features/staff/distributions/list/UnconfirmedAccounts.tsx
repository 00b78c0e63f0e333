import { CellNote, DataTable, DateText, Section, Text, TextLink } from '@nimio/design-system';
import { listUnconfirmedAccounts } from '@nimio/domain/bank-account/bank-account.endpoints';
import type { UnconfirmedAccount } from '@nimio/domain/bank-account/bank-account.types';
import { formatIban } from '@nimio/domain/bank-account/iban';
import { useEndpoint } from '../../../../api/use-endpoint';
import { ConfirmAccountButton } from '../../../../shared/bank-account/ConfirmAccountButton';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { refreshWorklist } from '../../../../shared/worklist/use-worklist';

const rowKey = ({ hash }: UnconfirmedAccount) => hash;

/** The accounts that a second person has to confirm; nothing when there are none. */
export function UnconfirmedAccounts() {
  const { t } = useText();
  const { query, tableOf } = usePages();
  const list = useEndpoint(
    listUnconfirmedAccounts,
    { query },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  if (!list.error && !list.data?.total) return null;
  const confirmed = () => Promise.all([list.reload(), refreshWorklist()]);
  return (
    <Section id="unconfirmed" title={t('distributions.unconfirmed')}>
      <Text>{t('distributions.unconfirmedText')}</Text>
      <DataTable
        caption={t('distributions.unconfirmed')}
        columns={[
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
            id: 'account',
            header: t('distributions.account'),
            cell: ({ iban, swift }) => (
              <>
                {formatIban(iban)}
                {swift && <CellNote>{swift}</CellNote>}
              </>
            ),
            isUnbroken: true,
          },
          { id: 'setBy', header: t('distributions.setBy'), cell: ({ setBy }) => setBy },
          {
            id: 'setAt',
            header: t('distributions.setAt'),
            cell: ({ setAt }) => <DateText date={setAt} />,
            isUnbroken: true,
          },
        ]}
        {...tableOf(list)}
        rowKey={rowKey}
        actions={(account) =>
          account.mayConfirm === 1 ? (
            <ConfirmAccountButton
              profileHash={account.profileHash}
              account={account}
              name={account.profileName}
              onConfirmed={confirmed}
            />
          ) : (
            <Text tone="muted">{t('distributions.otherConfirms')}</Text>
          )
        }
      />
    </Section>
  );
}
