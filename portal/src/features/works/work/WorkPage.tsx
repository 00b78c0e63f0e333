import {
  Breadcrumbs,
  CopyButton,
  Notice,
  Page,
  PageHead,
  Skeleton,
  Text,
  TextColumn,
  TextLink,
} from '@nimio/design-system';
import { listEarningsOfWork } from '@nimio/domain/accounting/accounting.endpoints';
import { listChangeSuggestions } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { formatIsbn, normalizeIsbn } from '@nimio/domain/work/isbn';
import { getWorkForEdit } from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useParams } from 'react-router';
import type { ApiError } from '../../../api/api-error';
import { useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/save-version';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above, Inline } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { useProfile } from '../../../shared/session/use-session';
import { EditWorkForm } from '../edit/EditWorkForm';
import { useWorkLabels } from '../use-work-labels';
import { SuggestionNotice } from './SuggestionNotice';
import { WorkEarnings } from './WorkEarnings';

/** What a work earns, who shares it, and its data, which are edited in place (specification §2, Edit work). */
export function WorkPage() {
  const { t } = useText();
  const { isbn = '' } = useParams();
  const { hash: profileHash } = useProfile();
  const { data, etag, error, reload, mutate } = useEndpoint(getWorkForEdit, {
    params: { profileHash, isbn },
    query: {},
  });
  const earnings = useEndpoint(listEarningsOfWork, { params: { profileHash, isbn } });
  const suggestions = useEndpoint(listChangeSuggestions, { params: { profileHash } });
  const title = data?.work?.name ?? formatIsbn(isbn);
  usePageTitle(title);
  useAnchorFocus();
  const store = (response: Stored<WorkForEdit>) =>
    void mutate({ ...response, servedAt: Date.now() }, { revalidate: false });
  return (
    <Page>
      <Breadcrumbs items={[{ href: '/works', label: t('list.title') }]} current={title} />
      <PageHead title={title} lead={data?.work?.subtitle} />
      {isUnlisted(data, error) ? (
        <>
          <Unlisted isbn={isbn} />
          {earnings.data && earnings.data.records.length > 0 && <WorkEarnings earnings={earnings} />}
        </>
      ) : data ? (
        <>
          <WorkFacts work={data} />
          {earnings.isLoading || suggestions.isLoading ? (
            <Skeleton lines={12} height="2.5rem" />
          ) : (
            <>
              {suggestions.error && hasSuggestions(data) && (
                <LoadFailure error={suggestions.error} onRetry={suggestions.reload} />
              )}
              <SuggestionNotice
                work={data}
                suggestions={suggestions.data?.records.filter(({ bookIsbn }) => bookIsbn === data.isbn) ?? []}
                lines={earnings.data?.records ?? []}
              />
              <WorkEarnings earnings={earnings} />
              <EditWorkForm stored={{ data, etag }} onStored={store} onReload={reload} />
            </>
          )}
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={6} height="2.5rem" />
      )}
    </Page>
  );
}

/** Format, publisher and ISBN in a line. */
function WorkFacts({ work: { isbn, work } }: { work: WorkForEdit }) {
  const { t } = useText();
  const labels = useWorkLabels();
  const facts = [
    work && labels.type(work.bookType),
    [work?.publisher, work?.publishYear].filter(Boolean).join(' '),
  ];
  return (
    <Above>
      <Text>
        {facts.filter(Boolean).map((fact) => `${fact} · `)}
        <Inline>
          {t('work.isbn', { isbn: formatIsbn(isbn) })}
          <CopyButton text={formatIsbn(isbn)} label={t('list.copyIsbn', { isbn: formatIsbn(isbn) })} />
        </Inline>
      </Text>
    </Above>
  );
}

/** Whether suggestions wait for the profile's answer. */
const hasSuggestions = ({ authorDeal, translatorDeal }: WorkForEdit): boolean =>
  (authorDeal?.suggestions ?? 0) + (translatorDeal?.suggestions ?? 0) > 0;

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
            <TextLink href="/works">{t('work.toList')}</TextLink>
            {whole && <TextLink href={`/works/add?isbn=${whole}`}>{t('work.add')}</TextLink>}
          </>
        }
      >
        <p>{t('work.unlisted')}</p>
      </Notice>
    </TextColumn>
  );
}
