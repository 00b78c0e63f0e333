import { Button, DataTable, WordBadge } from '@nimio/design-system';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { useText } from '../../shared/intl/use-text';
import { Inline } from '../../shared/page/layout';
import { selectProfile } from '../../shared/session/session';
import { useErrorToast } from '../../shared/toast/use-error-toast';

const rowKey = ({ hash }: ProfileSummary) => hash;
const nameOf = ({ profileName }: ProfileSummary) => profileName;

/** The profiles by name, with the current one marked and buttons to choose the others. */
export function ProfilesTable({ profiles }: { profiles: readonly ProfileSummary[] }) {
  const { t, language } = useText();
  const showError = useErrorToast();
  const rolesOf = ({ roles }: ProfileSummary) => roles.map((role) => termOfRole(role, language)).join(', ');
  const columns = [
    {
      id: 'name',
      header: t('profiles.name'),
      cell: (profile: ProfileSummary) => (
        <Inline>
          {profile.profileName}
          {profile.isCurrent === 1 && <WordBadge tone="info">{t('profiles.current')}</WordBadge>}
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
            onPress={() => void selectProfile(hash).catch(showError)}
          >
            {t('profiles.choose')}
          </Button>
        )
      }
    />
  );
}
