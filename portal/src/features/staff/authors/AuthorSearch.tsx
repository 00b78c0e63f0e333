import { DataTable, EmptyState, ProgressLine, SearchField, VisuallyHidden } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { searchAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { formatIsni } from '@nimio/domain/author-name/isni';
import { pageSize } from '@nimio/domain/paging';
import { type ReactNode, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Dimmed } from '../../../shared/page/frame-layout';
import { Below } from '../../../shared/page/layout';
import { debounceMs } from '../../../shared/search/debounce';
import { useSearchQuery, useSearchResults } from '../../../shared/search/use-search';

interface AuthorSearchProps {
  /** Actions on a found author, if any. */
  actions?: ((author: FoundAuthor) => ReactNode) | undefined;
}

const none: FoundAuthor[] = [];
const rowKey = ({ authorHash }: FoundAuthor) => authorHash;

/** Searches author names by a part, with the profile, works and ISNI of each. */
export function AuthorSearch({ actions }: AuthorSearchProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const search = useAuthorSearch(typed);
  const { found, isPrevious } = search;
  return (
    <>
      <ProgressLine isWaiting={search.isWaiting} />
      <SearchField
        label={t('authors.searchLabel')}
        description={t('authors.searchHint')}
        value={typed}
        onChange={setTyped}
        onSubmit={search.flush}
      />
      <VisuallyHidden role="status">
        {found && !isPrevious && t('authors.found', { n: found.total })}
      </VisuallyHidden>
      <Below>
        <Dimmed data-previous={isPrevious || undefined} aria-busy={isPrevious}>
          <Found search={search} actions={actions} />
        </Dimmed>
      </Below>
    </>
  );
}

interface FoundProps extends AuthorSearchProps {
  search: ReturnType<typeof useAuthorSearch>;
}

function Found({ search, actions }: FoundProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { found, error, page, setPage, reload } = search;
  if (!found && !error) return null;
  return (
    <DataTable
      caption={t('authors.searchTable')}
      columns={[
        { id: 'name', header: t('authors.name'), cell: wholeName, isRowHeader: true },
        { id: 'profile', header: t('authors.profile'), cell: ({ profileName }) => profileName },
        { id: 'works', header: t('authors.works'), cell: ({ books }) => books, align: 'end' },
        {
          id: 'isni',
          header: t('authors.isni'),
          cell: ({ isni }) => isni && formatIsni(isni),
          isUnbroken: true,
          tone: 'muted',
        },
      ]}
      rows={found?.records ?? none}
      rowKey={rowKey}
      {...(actions && { actions })}
      paging={{ page, pageSize, total: found?.total ?? 0, onChange: setPage }}
      error={error && ofFailure(error)}
      onRetry={reload}
      empty={<EmptyState kind="search">{t('authors.none', { text: search.search })}</EmptyState>}
    />
  );
}

/** Searches author names by a part, ten per page, each with its profile. */
function useAuthorSearch(typed: string) {
  const search = useSearchQuery(typed, debounceMs.authorNames);
  const { query } = search;
  return useSearchResults(
    search,
    useEndpoint(searchAuthorNames, query && { query }, { keepPreviousData: true }),
  );
}
