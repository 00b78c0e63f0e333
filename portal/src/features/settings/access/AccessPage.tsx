import { Text } from '@nimio/design-system';
import { AccessList } from '../../../shared/access/AccessList';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { isActing } from '../../../shared/session/is-acting';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { SettingsLayout } from '../SettingsLayout';

/** Who may act for the profile, including the user. */
export function AccessPage() {
  const { t } = useText();
  const { hash } = useProfile();
  const isOfOther = isActing(useMe());
  const title = t(isOfOther ? 'settings.accessOfOther' : 'settings.access');
  usePageTitle(title);
  return (
    <SettingsLayout title={title} current="/settings/access">
      <Text>{t(isOfOther ? 'settings.accessIntroOfOther' : 'settings.accessIntro')}</Text>
      <AccessList profileHash={hash} />
    </SettingsLayout>
  );
}
