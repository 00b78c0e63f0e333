import { formatNumber, ProgressLine, TextField } from '@nimio/design-system';
import { pageSize } from '@nimio/domain/paging';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { type FormEvent, useEffect, useRef } from 'react';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { ReservedLine } from '../../../../shared/page/frame-layout';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { CatalogueResults } from './CatalogueResults';
import { pagesOf } from './pages-of';
import { ResultList } from './ResultList';
import { foundStatus } from './search-entry';
import type { IsbnLookup } from './use-isbn-lookup';
import { useWorkSearch } from './use-work-search';
import { WorkChoices } from './WorkChoices';

interface WorkSearchProps {
  value: string;
  onChange: (typed: string) => void;
  /** The look-up of the typed ISBN or prefix. */
  lookup: IsbnLookup;
  /** The typed text; empty for an ISBN. */
  searchText: string;
}

const recognisedStatuses = ['register', 'finna', 'fresh', 'listed'] as const;

/** The search field, and a line with its status. Enter searches immediately. */
export function WorkSearch({ value, onChange, lookup, searchText }: WorkSearchProps) {
  const { t } = useText();
  const { ofField } = useErrorText();
  const search = useWorkSearch(searchText);
  const isbnLine = useIsbnLine();
  const textLine = useTextLine();
  const { status } = lookup;
  const isTextSearch = searchText !== '';
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // When the page opens, and after a work was added.
  useEffect(() => input.current?.focus(), []);
  const recognised = recognisedStatuses.find((one) => one === status);
  const problem =
    status === 'invalid' ? t('add.isbnInvalid') : status === 'tooLong' ? ofField('isbnTooLong') : undefined;
  const choose = (isbn: string) => {
    onChange(formatIsbn(isbn));
    input.current?.focus();
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (isTextSearch) search.flush();
    else lookup.flush();
  };
  return (
    <div>
      <ProgressLine isWaiting={search.isWaiting} />
      <form role="search" onSubmit={enter} data-takes-focus>
        <TextField
          name="isbn"
          label={t('add.search')}
          description={t('add.searchHint')}
          value={value}
          onChange={onChange}
          error={problem}
          confirmation={recognised ? t(`add.status_${recognised}`) : null}
          autoComplete="off"
          spellCheck="false"
          width="24rem"
          inputRef={input}
        />
      </form>
      <p role="status">
        <ReservedLine>{isTextSearch ? textLine(search) : isbnLine(lookup)}</ReservedLine>
      </p>
      {isTextSearch ? (
        <SearchResults search={search} onChoose={choose} />
      ) : (
        <IsbnFound lookup={lookup} onChoose={choose} />
      )}
    </div>
  );
}

interface IsbnFoundProps {
  lookup: IsbnLookup;
  onChoose: (isbn: string) => void;
}

function IsbnFound({ lookup: { status, choices, error, retry }, onChoose }: IsbnFoundProps) {
  const { t } = useText();
  if (status === 'failed') return <LoadFailure error={error} onRetry={retry} />;
  if (status === 'away')
    return (
      <p>
        <AsyncButton variant="second" action={retry}>
          {t('add.askAgain')}
        </AsyncButton>
      </p>
    );
  return status === 'choices' && <WorkChoices label={t('add.choices')} books={choices} onChoose={onChoose} />;
}

/** The status line of an ISBN, unless there is an error or a single work. */
function useIsbnLine() {
  const { t } = useText();
  return ({ status, choices, total }: IsbnLookup): string => {
    if (status === 'choices' && total > choices.length)
      return t('add.status_choicesMore', { total: formatNumber(total), shown: formatNumber(choices.length) });
    return status === 'searching' || status === 'choices' || status === 'noChoices' || status === 'away'
      ? t(`add.status_${status}`)
      : '';
  };
}

/** The status line of a text search. Each reply is announced, even when the text is the same. */
function useTextLine() {
  const { t } = useText();
  return ({ found, isPrevious, isWaiting, page }: ReturnType<typeof useWorkSearch>): string => {
    if (!found || isPrevious) return isWaiting ? t('add.status_searching') : '';
    const isOfRegister = found.catalogue === 'notAsked';
    if (found.total > pageSize)
      return t(isOfRegister ? 'add.words_moreOfRegister' : 'add.words_more', pagesOf(found.total, page));
    const status = foundStatus(found);
    return t(status === 'choices' && isOfRegister ? 'add.words_choicesOfRegister' : `add.words_${status}`);
  };
}

interface SearchResultsProps {
  search: ReturnType<typeof useWorkSearch>;
  onChoose: (isbn: string) => void;
}

/** Results of a text search: those of the register, and on demand those of the catalogue. */
function SearchResults({ search, onChoose }: SearchResultsProps) {
  const { t } = useText();
  const { found, error, page, setPage, reload, isPrevious, isOfSearch } = search;
  const isBusy = isPrevious && !error;
  const names = { list: t('add.wordsChoices'), pages: t('add.choicesPages') };
  return (
    <>
      {error && <LoadFailure error={error} onRetry={reload} />}
      {found && (isOfSearch || !error) && (
        <ResultList {...{ found, page, setPage, isPrevious, isBusy, reload, names, onChoose }} />
      )}
      {found?.catalogue === 'notAsked' && isOfSearch && (
        <CatalogueResults key={search.search} searchText={search.search} onChoose={onChoose} />
      )}
    </>
  );
}
