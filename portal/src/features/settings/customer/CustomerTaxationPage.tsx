import { Section } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import TaxationFacts from '../taxation/TaxationFacts';
import { CustomerProfile } from './CustomerProfile';

/** A customer's taxation, for staff. */
export function CustomerTaxationPage() {
  const { t } = useText();
  return (
    <CustomerProfile title={t('customerProfile.taxation')}>
      {({ taxation }) => (
        <Section id="taxation" title={t('taxation.title')}>
          <TaxationFacts taxation={taxation} />
        </Section>
      )}
    </CustomerProfile>
  );
}
