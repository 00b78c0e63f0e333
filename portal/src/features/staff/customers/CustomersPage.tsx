import { LinkButton, PlusIcon } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { StaffPage } from '../StaffPage';
import { CustomerFilters } from './CustomerFilters';
import { CustomerList } from './CustomerList';
import { conditionsOf } from './filters';
import { useFilters } from './use-filters';

/** The register of customers: searched and filtered, saved as CSV, and printed as address labels. */
export function CustomersPage() {
  const { t } = useText();
  const mayManage = useMe().rights.includes('manageCustomers');
  return (
    <StaffPage
      title={t('customerList.title')}
      rights={['searchCustomers']}
      action={
        mayManage && (
          <LinkButton href="/staff/customers/new" icon={<PlusIcon />}>
            {t('customerList.new')}
          </LinkButton>
        )
      }
    >
      <Register mayExport={mayManage} />
    </StaffPage>
  );
}

function Register({ mayExport }: { mayExport: boolean }) {
  const { filters, page, setFilters, setPage } = useFilters();
  return (
    <>
      <CustomerFilters filters={filters} onChange={setFilters} />
      <CustomerList conditions={conditionsOf(filters)} page={page} onPage={setPage} mayExport={mayExport} />
    </>
  );
}
