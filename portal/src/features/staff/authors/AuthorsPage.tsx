import { useText } from '../../../shared/intl/use-text';
import { StaffPage } from '../StaffPage';
import { Authors } from './Authors';

/** Author names of all profiles; those that are one and the same are brought together here, and parted again. */
export function AuthorsPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('authors.title')} rights={['manageAuthorNames']}>
      <Authors />
    </StaffPage>
  );
}
