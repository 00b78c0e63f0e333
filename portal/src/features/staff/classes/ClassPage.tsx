import { EmptyState, Skeleton, Text } from '@nimio/design-system';
import { getLibraryClass } from '@nimio/domain/library-class/library-class.endpoints';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';
import { StaffPage } from '../StaffPage';
import { ClassForm } from './ClassForm';

/** A library class with its factor. */
export function ClassPage() {
  const { t } = useText();
  const { code = '' } = useParams();
  const mayManage = useMe().rights.includes('manageLibraryClasses');
  // Invalidated data remain until the list is shown.
  const { data, etag, error, reload } = useEndpoint(
    getLibraryClass,
    mayManage ? { params: { code } } : null,
    { keepPreviousData: true },
  );
  return (
    <StaffPage
      title={t('classes.class', { code })}
      rights={['manageLibraryClasses']}
      above={[{ href: '/staff/classes', label: t('classes.title') }]}
    >
      {data ? (
        <>
          <Above>
            <Text>{t('classes.begun')}</Text>
          </Above>
          <ClassForm key={code} stored={{ data, etag }} onReload={reload} />
        </>
      ) : error?.code === 'notFound' ? (
        <EmptyState kind="search">{t('classes.notFound')}</EmptyState>
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={6} />
      )}
    </StaffPage>
  );
}
