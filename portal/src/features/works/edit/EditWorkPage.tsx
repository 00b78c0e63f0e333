import { Notice, Page, PageHead, Skeleton, TextColumn, TextLink } from '@nimio/design-system';
import { formatIsbn, normalizeIsbn } from '@nimio/domain/work/isbn';
import { getWorkForEdit } from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useParams } from 'react-router';
import type { ApiError } from '../../../api/api-error';
import { useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/save-version';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { useProfile } from '../../../shared/session/use-session';
import { EditWorkForm } from './EditWorkForm';

export function EditWorkPage() {
  const { t } = useText();
  const { isbn = '' } = useParams();
  const { hash: profileHash } = useProfile();
  const { data, etag, error, reload, mutate } = useEndpoint(getWorkForEdit, {
    params: { profileHash, isbn },
    query: {},
  });
  const title = data?.work?.name ?? t('edit.title');
  usePageTitle(title);
  useAnchorFocus();
  const keep = (response: Stored<WorkForEdit>) =>
    void mutate({ ...response, servedAt: Date.now() }, { revalidate: false });
  return (
    <Page>
      <PageHead title={title} lead={formatIsbn(isbn)} />
      {isUnlisted(data, error) ? (
        <Unlisted isbn={isbn} />
      ) : data ? (
        <EditWorkForm stored={{ data, etag }} onStored={keep} onReload={reload} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={6} height="2.5rem" />
      )}
    </Page>
  );
}

/** Shown when the work in the address is not on the list or does not exist. */
const isUnlisted = (data: WorkForEdit | undefined, error: ApiError | undefined) =>
  data ? data.isListed === 0 : error?.code === 'notFound' || error?.code === 'isbnInvalid';

function Unlisted({ isbn }: { isbn: string }) {
  const { t } = useText();
  const whole = normalizeIsbn(isbn);
  return (
    <TextColumn>
      <Notice
        tone="info"
        actions={
          <>
            <TextLink href="/works">{t('edit.toList')}</TextLink>
            {whole && <TextLink href={`/works/add?isbn=${whole}`}>{t('edit.add')}</TextLink>}
          </>
        }
      >
        <p>{t('edit.unlisted')}</p>
      </Notice>
    </TextColumn>
  );
}
