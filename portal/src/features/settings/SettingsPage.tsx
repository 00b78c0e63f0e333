import { Notice } from '@nimio/design-system';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import { useLocation } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { Above } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useAnchorFocus } from '../../shared/page/use-anchor-focus';
import { useArrival } from '../../shared/page/use-arrival';
import { useProfile } from '../../shared/session/use-session';
import { useSettingsTitle } from '../../shared/session/use-settings-title';
import { ContractSection } from './ContractSection';
import { SettingsForm } from './SettingsForm';
import { SettingsLayout } from './SettingsLayout';
import { StoredProfile } from './StoredProfile';
import { TaxSummary } from './taxation/TaxSummary';

export function SettingsPage() {
  const { t } = useText();
  const title = useSettingsTitle();
  const profile = useProfile();
  const location = useLocation();
  const state = useArrival() as { hasJustAccepted?: boolean } | null;
  const hasJustAccepted = state?.hasJustAccepted === true;
  usePageTitle(title);
  useAnchorFocus();
  return (
    <SettingsLayout title={title} current="/settings">
      {hasJustAccepted && (
        <Above>
          <Notice tone="success" role="status" title={t('settings.accepted')}>
            <p>{t('settings.acceptedBody')}</p>
          </Notice>
        </Above>
      )}
      <ContractSection isFresh={hasJustAccepted} />
      <StoredProfile lines={26}>
        {(stored, store) => (
          <SettingsForm
            stored={stored}
            onStored={store}
            // Contact details come after the contract.
            link={hasJustAccepted && location.hash === '' ? { ...location, hash: '#basic' } : location}
          >
            {isCreator(profile) && <TaxSummary />}
          </SettingsForm>
        )}
      </StoredProfile>
    </SettingsLayout>
  );
}
