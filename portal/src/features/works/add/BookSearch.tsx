import { Button, formatNumber, TextField } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { FoundBook } from '@nimio/domain/work/work.types';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { BookChoices } from './BookChoices';
import type { BookLookup } from './use-book-lookup';

interface BookSearchProps {
  value: string;
  onChange: (typed: string) => void;
  lookup: BookLookup;
  /** The focus goes to the field: another work is added after one. */
  takesFocus: boolean;
}

const good = ['register', 'finna', 'fresh', 'listed'] as const;

/** The one field to begin with, and a line that says what was found. */
export function BookSearch({ value, onChange, lookup, takesFocus }: BookSearchProps) {
  const { t } = useText();
  const { ofField } = useErrorText();
  const lineOf = useStatusLine();
  const { status, choices, isByWords, error, retry } = lookup;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const recognised = good.find((one) => one === status);
  const problem =
    status === 'invalid' ? t('add.isbnInvalid') : status === 'tooLong' ? ofField('isbnTooLong') : undefined;
  const choose = (book: FoundBook) => {
    onChange(formatIsbn(book.isbn));
    input.current?.focus();
  };
  return (
    <div>
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
      <p role="status">{lineOf(lookup)}</p>
      {status === 'failed' && <LoadFailure error={error} onRetry={retry} />}
      {status === 'away' && (
        <p>
          <Button variant="second" onPress={retry}>
            {t('add.askAgain')}
          </Button>
        </p>
      )}
      {status === 'choices' && (
        <BookChoices
          label={t(isByWords ? 'add.wordsChoices' : 'add.choices')}
          books={choices}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** The line under the field, while nothing is wrong in it and no one work found. */
function useStatusLine() {
  const { t } = useText();
  return ({ status, isByWords, choices, total }: BookLookup): string => {
    if (status === 'searching') return t('add.status_searching');
    if (status === 'choices' && total > choices.length)
      return t('add.words_more', { total: formatNumber(total), shown: formatNumber(choices.length) });
    if (status === 'choices' || status === 'noChoices' || status === 'away')
      return t(`add.${isByWords ? 'words' : 'status'}_${status}`);
    return '';
  };
}
