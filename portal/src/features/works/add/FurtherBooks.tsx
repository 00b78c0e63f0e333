import { Button, Notice, ProgressLine } from '@nimio/design-system';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Above, Around, KeptLine, Remark } from '../../../shared/page/layout';
import { BookAnswer } from './BookAnswer';
import { wordsStatus } from './book-entry';
import { pagesOf } from './pages-of';
import { useFurtherBooks } from './use-words-search';

interface FurtherBooksProps {
  words: string;
  onChoose: (isbn: string) => void;
}

/** The catalogue's books that are not in the register, on demand. */
export function FurtherBooks({ words, onChoose }: FurtherBooksProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { found, error, isLoading, reload, isPrevious, isWaiting, ask, page, setPage } =
    useFurtherBooks(words);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The reply removes the pressed button; the focus moves unless the user has moved on.
    if (found && document.activeElement === document.body) said.current?.focus();
  }, [found]);
  const isBusy = isPrevious && !error;
  const names = { list: t('add.furtherChoices'), pages: t('add.furtherPages') };
  return (
    <Around>
      <ProgressLine isWaiting={isWaiting} />
      {error && (
        <Above>
          <Notice tone="danger" role="alert">
            <p>{ofFailure(error)}</p>
          </Notice>
        </Above>
      )}
      <Remark ref={said} role="status" tabIndex={-1}>
        {found && (
          <KeptLine>
            {!isPrevious && t(`add.further_${wordsStatus(found)}`, pagesOf(found.total, page))}
          </KeptLine>
        )}
      </Remark>
      {found && <BookAnswer {...{ found, page, setPage, isPrevious, isBusy, reload, names, onChoose }} />}
      {(!found || error) && (
        <Button variant="second" isPending={isLoading} onPress={ask}>
          {t(error ? 'page.tryAgain' : 'add.further')}
        </Button>
      )}
    </Around>
  );
}
