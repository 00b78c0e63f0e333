import { useText } from '../../../shared/intl/use-text';
import { Measure } from '../../../shared/page/layout';
import { SettingsForm } from '../SettingsForm';
import { StoredProfile } from '../StoredProfile';
import { CustomerProfile } from './CustomerProfile';

const nowhere = () => undefined;

/** A customer's contact details, bank account, author names and preferences, for staff. */
export function CustomerSettingsPage() {
  const { t } = useText();
  return (
    <CustomerProfile title={t('customerProfile.settings')}>
      {() => (
        <Measure>
          <StoredProfile lines={12}>
            {(stored, store) => <SettingsForm stored={stored} onStored={store} onWrong={nowhere} />}
          </StoredProfile>
        </Measure>
      )}
    </CustomerProfile>
  );
}
