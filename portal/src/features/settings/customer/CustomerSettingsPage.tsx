import { useLocation } from 'react-router';
import { useText } from '../../../shared/intl/use-text';
import { Measure } from '../../../shared/page/layout';
import { SettingsForm } from '../SettingsForm';
import { StoredProfile } from '../StoredProfile';
import { CustomerProfile } from './CustomerProfile';

/** A customer's contact details, bank account, author names and preferences, for staff. */
export function CustomerSettingsPage() {
  const { t } = useText();
  const location = useLocation();
  return (
    <CustomerProfile title={t('customerProfile.settings')}>
      <Measure>
        <StoredProfile lines={20}>
          {(stored, store) => <SettingsForm stored={stored} onStored={store} link={location} />}
        </StoredProfile>
      </Measure>
    </CustomerProfile>
  );
}
