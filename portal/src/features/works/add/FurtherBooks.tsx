import { Button, formatNumber } from '@nimio/design-system';
import { pageSize } from '@nimio/domain/paging';
import type { FoundBook } from '@nimio/domain/work/work.types';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { BookChoices } from './BookChoices';
import { wordsStatus } from './book-entry';
import { useFurtherBooks } from './use-words-search';

interface FurtherBooksProps {
  words: string;
  onChoose: (book: FoundBook) => void;
}

/** The catalogue's books that the register has not, once somebody asks for them. */
export function FurtherBooks({ words, onChoose }: FurtherBooksProps) {
  const { t } = useText();
  const [isAsked, setAsked] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error, isLoading, reload } = useFurtherBooks(
    isAsked ? words : undefined,
    (page - 1) * pageSize,
  );
  const status = data && wordsStatus(data);
  const said = () => {
    if (isLoading) return t('add.further_searching');
    return status ? t(`add.further_${status}`, { total: formatNumber(data.total) }) : '';
  };
  return (
    <>
      {(!isAsked || (status === 'away' && !isLoading)) && (
        <p>
          <Button variant="second" onPress={() => (isAsked ? void reload() : setAsked(true))}>
            {t(isAsked ? 'add.askAgain' : 'add.further')}
          </Button>
        </p>
      )}
      <p role="status">{said()}</p>
      {error && !isLoading && <LoadFailure error={error} onRetry={reload} />}
      {status === 'choices' && (
        <BookChoices
          label={t('add.furtherChoices')}
          books={data?.records ?? []}
          paging={{ page, total: data?.total ?? 0, onChange: setPage }}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
