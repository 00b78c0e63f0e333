import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { BookAnswer } from '../BookAnswer';
import { FurtherBooks } from '../FurtherBooks';
import type { useBookSearch } from './use-book-search';

interface BooksFoundProps {
  search: ReturnType<typeof useBookSearch>;
  onChoose: (isbn: string) => void;
}

/** Results of a search by words: those of the register, and on demand those of the catalogue. */
export function BooksFound({ search, onChoose }: BooksFoundProps) {
  const { t } = useText();
  const { found, error, page, setPage, reload, isPrevious, isOfSearch } = search;
  const isBusy = isPrevious && !error;
  const names = { list: t('add.wordsChoices'), pages: t('add.choicesPages') };
  return (
    <>
      {error && <LoadFailure error={error} onRetry={reload} />}
      {found && (isOfSearch || !error) && (
        <BookAnswer {...{ found, page, setPage, isPrevious, isBusy, reload, names, onChoose }} />
      )}
      {found?.catalogue === 'notAsked' && isOfSearch && (
        <FurtherBooks key={search.search} searchText={search.search} onChoose={onChoose} />
      )}
    </>
  );
}
