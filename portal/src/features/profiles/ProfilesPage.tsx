import { Button, DataTable, Page, PageHead, StatusBadge, Text } from '@nimio/design-system';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { Inline } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { selectProfile } from '../../shared/session/session';
import { useMember } from '../../shared/session/use-session';
import { useErrorToast } from '../../shared/toast/use-error-toast';

const rowKey = ({ hash }: ProfileSummary) => hash;
const nameOf = ({ profileName }: ProfileSummary) => profileName;

/** The profiles by name, with the current one marked and buttons to choose the others. */
function ProfilesTable({ profiles }: { profiles: readonly ProfileSummary[] }) {
  const { t, language } = useText();
  const { attempt } = useErrorToast();
  const rolesOf = ({ roles }: ProfileSummary) => roles.map((role) => termOfRole(role, language)).join(', ');
  const columns = [
    {
      id: 'name',
      header: t('profiles.name'),
      cell: (profile: ProfileSummary) => (
        <Inline>
          {profile.profileName}
          {profile.isCurrent === 1 && <StatusBadge tone="info">{t('profiles.current')}</StatusBadge>}
        </Inline>
      ),
      sortValue: nameOf,
      isRowHeader: true,
    },
    { id: 'role', header: t('profiles.role'), cell: rolesOf, sortValue: rolesOf },
  ];
  return (
    <DataTable
      caption={t('profiles.list')}
      columns={columns}
      rows={profiles}
      rowKey={rowKey}
      initialView={{ sort: { column: 'name', direction: 'ascending' } }}
      filterText={nameOf}
      filterLabel={t('profiles.search')}
      actions={({ hash, profileName, isCurrent }) =>
        isCurrent === 0 && (
          <Button
            size="sm"
            variant="second"
            aria-label={t('profiles.chooseNamed', { name: profileName })}
            onPress={() => void attempt(() => selectProfile(hash))}
          >
            {t('profiles.choose')}
          </Button>
        )
      }
    />
  );
}

const noAccess = new ApiError('representationDenied', 403);

/** The choice of a profile (specification §2, /profiles). */
export function ProfilesPage() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const profiles = useMember()?.me.profiles ?? [];
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
