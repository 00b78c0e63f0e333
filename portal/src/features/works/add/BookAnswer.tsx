import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { Dimmed } from '../../../shared/page/layout';
import { BookChoices } from './BookChoices';
import { wordsStatus } from './book-entry';
import type { FoundBooks } from './use-words-search';

interface BookAnswerProps {
  found: FoundBooks;
  page: number;
  setPage: (page: number) => void;
  /** It is not, or not yet, the answer to what is asked; another one is on its way. */
  isOld: boolean;
  isBusy: boolean;
  reload: () => Promise<unknown>;
  /** Names of the list and of the way from page to page. */
  names: { list: string; pages: string };
  onChoose: (isbn: string) => void;
}

/** An answer of a search by words: its works, or another try where the catalogue was away. */
export function BookAnswer({
  found,
  page,
  setPage,
  isOld,
  isBusy,
  reload,
  names,
  onChoose,
}: BookAnswerProps) {
  const { t } = useText();
  const status = wordsStatus(found);
  return (
    <Dimmed data-old={isOld || undefined} aria-busy={isBusy}>
      {status === 'away' && (
        <AsyncButton variant="second" act={reload}>
          {t('add.askAgain')}
        </AsyncButton>
      )}
      {status === 'choices' && (
        <BookChoices
          label={names.list}
          books={found.records}
          paging={{ page, total: found.total, onChange: setPage, label: names.pages }}
          onChoose={onChoose}
        />
      )}
    </Dimmed>
  );
}
