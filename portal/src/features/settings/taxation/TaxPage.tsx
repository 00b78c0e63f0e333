import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useProfile } from '../../../shared/session/use-session';
import { SettingsLayout } from '../SettingsLayout';
import { TaxationSection } from './TaxationSection';
import { isAtSource } from './taxation-view';

/** Only the taxation. */
export function TaxPage() {
  const { t } = useText();
  const { taxation } = useProfile();
  usePageTitle(t('taxation.title'));
  return (
    <SettingsLayout title={t('taxation.title')} current="/settings/tax">
      {taxation ? (
        <TaxationSection title={t(isAtSource(taxation) ? 'taxation.atSource' : 'taxation.withholding')} />
      ) : (
        <p>{t('taxation.notForProfile')}</p>
      )}
    </SettingsLayout>
  );
}
