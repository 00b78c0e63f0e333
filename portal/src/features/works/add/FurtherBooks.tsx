import { Button, ProgressLine } from '@nimio/design-system';
import type { FoundBook } from '@nimio/domain/work/work.types';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Around, Remark } from '../../../shared/page/layout';
import { BookAnswer } from './BookAnswer';
import { wordsStatus } from './book-entry';
import { pagesOf } from './pages-of';
import { useFurtherBooks } from './use-words-search';

interface FurtherBooksProps {
  words: string;
  onChoose: (book: FoundBook) => void;
}

/** The catalogue's books that the words do not find in the register, once somebody asks for them. */
export function FurtherBooks({ words, onChoose }: FurtherBooksProps) {
  const { t } = useText();
  const { found, error, reload, isOld, isWaiting, isAsked, ask, page, setPage } = useFurtherBooks(words);
  const isAnswered = found !== undefined;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed has gone.
    if (isAnswered) said.current?.focus();
  }, [isAnswered]);
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!found)
    return (
      <Around>
        <ProgressLine isWaiting={isWaiting} />
        <Button variant="second" isPending={isAsked} onPress={ask}>
          {t('add.further')}
        </Button>
      </Around>
    );
  const names = { list: t('add.furtherChoices'), pages: t('add.furtherPages') };
  return (
    <Around>
      <ProgressLine isWaiting={isWaiting} />
      <Remark ref={said} tabIndex={-1}>
        {t(`add.further_${wordsStatus(found)}`, pagesOf(found.total, page))}
      </Remark>
      <BookAnswer {...{ found, page, setPage, isOld, reload, names, onChoose }} />
    </Around>
  );
}
