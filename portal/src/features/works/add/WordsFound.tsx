import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { BookAnswer } from './BookAnswer';
import { FurtherBooks } from './FurtherBooks';
import type { useWordsSearch } from './use-words-search';

interface WordsFoundProps {
  search: ReturnType<typeof useWordsSearch>;
  onChoose: (isbn: string) => void;
}

/** Results of a search by words: those of the register, and on demand those of the catalogue. */
export function WordsFound({ search, onChoose }: WordsFoundProps) {
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
        <FurtherBooks key={search.search} words={search.search} onChoose={onChoose} />
      )}
    </>
  );
}
