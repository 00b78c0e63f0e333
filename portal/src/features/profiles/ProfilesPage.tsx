import { Page, PageHead, Text } from '@nimio/design-system';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';
import { useMember } from '../../shared/session/use-session';
import { ProfilesTable } from './ProfilesTable';

const noAccess = new ApiError('representationDenied', 403);

/** The choice of a profile (specification §2, /profiles). */
export function ProfilesPage() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const profiles = useMember()?.profiles ?? [];
  const [only] = profiles;
  usePageTitle(t('profiles.title'));
  return (
    <Page>
      <PageHead title={t('profiles.title')} />
      {profiles.length > 1 && (
        <>
          <Text>{t('profiles.intro')}</Text>
          <ProfilesTable profiles={profiles} />
        </>
      )}
      {profiles.length === 1 && only && <Text>{t('profiles.onlyOne', { name: only.profileName })}</Text>}
      {profiles.length === 0 && <Text>{ofFailure(noAccess)}</Text>}
    </Page>
  );
}
