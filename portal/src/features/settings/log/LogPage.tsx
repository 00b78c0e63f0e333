import { Text } from '@nimio/design-system';
import { AuditLog } from '../../../shared/audit/AuditLog';
import { useText } from '../../../shared/intl/use-text';
import { Below } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { isActing } from '../../../shared/session/is-acting';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { SettingsLayout } from '../SettingsLayout';
import { DataExportSection } from './DataExportSection';

/** The audit log of the profile, to which every person is entitled by law. */
export function LogPage() {
  const { t } = useText();
  const { hash } = useProfile();
  const isOfOther = isActing(useMe());
  const title = t(isOfOther ? 'settings.logOfOther' : 'settings.log');
  usePageTitle(title);
  useAnchorFocus();
  return (
    <SettingsLayout title={title} current="/settings/log">
      <Text>{t(isOfOther ? 'settings.logIntroOfOther' : 'settings.logIntro')}</Text>
      <AuditLog profileHash={hash} />
      <Below>
        <DataExportSection />
      </Below>
    </SettingsLayout>
  );
}
