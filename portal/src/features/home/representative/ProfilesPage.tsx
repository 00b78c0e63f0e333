import { Page, PageHead, Text } from '@nimio/design-system';
import { overviewProfiles } from '@nimio/domain/profile/overview';
import { ApiError } from '../../../api/api-error';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useMe } from '../../../shared/session/use-session';
import { ProfilesTable } from './ProfilesTable';

const noAccess = new ApiError('representationDenied', 403);

/** The choice of a profile (specification §2, /profiles). */
export function ProfilesPage() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const me = useMe();
  const { profiles } = me;
  const [only] = profiles;
  usePageTitle(t('profiles.title'));
  return (
    <Page>
      <PageHead title={t('profiles.title')} lead={profiles.length > 1 && t('profiles.intro')} />
      {profiles.length > 1 && (
        <ProfilesTable
          caption={t('profiles.list')}
          count={overviewProfiles(profiles, me.user.defaultProfileHash).length}
        />
      )}
      {profiles.length === 1 && only && <Text>{t('profiles.onlyOne', { name: only.profileName })}</Text>}
      {profiles.length === 0 && <Text>{ofFailure(noAccess)}</Text>}
    </Page>
  );
}
