import { CellNote, type DataColumn, formatDate, StatusBadge, TextLink } from '@nimio/design-system';
import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { registerName } from '../../../shared/customer/register-name';
import { useText } from '../../../shared/intl/use-text';
import { Inline } from '../../../shared/page/layout';

/** Columns of the list of customers; the name links to the customer's page. */
export function useCustomerColumns(): DataColumn<FoundProfile>[] {
  const { t, language } = useText();
  return [
    {
      id: 'name',
      header: t('customerList.name'),
      cell: (customer) => (
        <>
          <TextLink href={`/staff/customers/${customer.hash}`}>{registerName(customer)}</TextLink>
          <CellNote>
            {customer.birthYear !== null && t('customerList.born', { year: String(customer.birthYear) })}
          </CellNote>
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'number',
      header: t('customerList.number'),
      cell: ({ extPartyCode }) => extPartyCode,
      isUnbroken: true,
      tone: 'muted',
    },
    { id: 'town', header: t('customerList.town'), cell: ({ postCenter }) => postCenter },
    {
      id: 'roles',
      header: t('customerList.roles'),
      cell: ({ roles }) => roles.map((role) => termOfRole(role, language)).join(', '),
    },
    { id: 'status', header: t('customerList.status'), cell: (customer) => <Status customer={customer} /> },
  ];
}

function Status({ customer: { closedOn, diedOn } }: { customer: FoundProfile }) {
  const { t } = useText();
  if (!closedOn && !diedOn) return t('customerList.open');
  return (
    <Inline>
      {closedOn && <StatusBadge>{t('customerList.closedOn', { date: formatDate(closedOn) })}</StatusBadge>}
      {diedOn && <StatusBadge>{t('customerList.diedOn', { date: formatDate(diedOn) })}</StatusBadge>}
    </Inline>
  );
}
