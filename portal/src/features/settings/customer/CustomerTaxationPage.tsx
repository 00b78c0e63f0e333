import { useText } from '../../../shared/intl/use-text';
import { TaxationSection } from '../taxation/TaxationSection';
import { CustomerProfile } from './CustomerProfile';

/** A customer's taxation, for staff. */
export function CustomerTaxationPage() {
  const { t } = useText();
  return (
    <CustomerProfile title={t('customerProfile.taxation')}>
      <TaxationSection title={t('taxation.title')} />
    </CustomerProfile>
  );
}
