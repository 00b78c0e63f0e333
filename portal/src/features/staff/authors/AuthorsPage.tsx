import { useText } from '../../../shared/intl/use-text';
import { StaffPage } from '../StaffPage';
import { Authors } from './merge/Authors';

/** Author names of all profiles, which are merged here, and restored. */
export function AuthorsPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('authors.title')} rights={['manageAuthorNames']}>
      <Authors />
    </StaffPage>
  );
}
