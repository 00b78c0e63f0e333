import type { FoundBook } from '@nimio/domain/work/work.types';
import { ActButton } from '../../../shared/act/ActButton';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Dimmed } from '../../../shared/page/layout';
import { BookChoices } from './BookChoices';
import { wordsStatus } from './book-entry';
import { FurtherBooks } from './FurtherBooks';
import type { useWordsSearch } from './use-words-search';

interface WordsFoundProps {
  search: ReturnType<typeof useWordsSearch>;
  onChoose: (book: FoundBook) => void;
}

/** What words have found: those of the register, and beneath them those of the catalogue for whoever asks. */
export function WordsFound({ search, onChoose }: WordsFoundProps) {
  const { t } = useText();
  const { found, error, page, setPage, reload, isOld } = search;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!found) return null;
  const status = wordsStatus(found);
  return (
    <>
      <Dimmed data-old={isOld || undefined} aria-busy={isOld}>
        {status === 'away' && (
          <p>
            <ActButton variant="second" act={reload}>
              {t('add.askAgain')}
            </ActButton>
          </p>
        )}
        {status === 'choices' && (
          <BookChoices
            label={t('add.wordsChoices')}
            books={found.records}
            paging={{ page, total: found.total, onChange: setPage, label: t('add.choicesPages') }}
            onChoose={onChoose}
          />
        )}
      </Dimmed>
      {found.catalogue === 'notAsked' && !isOld && (
        <FurtherBooks key={search.search} words={search.search} onChoose={onChoose} />
      )}
    </>
  );
}
