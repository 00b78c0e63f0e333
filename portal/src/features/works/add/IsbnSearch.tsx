import { Button, TextField } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { FoundBook } from '@nimio/domain/work/work.types';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { BookChoices } from './BookChoices';
import type { IsbnStatus } from './isbn-status';
import type { IsbnLookup } from './use-isbn-lookup';

interface IsbnSearchProps {
  value: string;
  onChange: (typed: string) => void;
  lookup: IsbnLookup;
  /** The focus goes to the field: another work is added after one. */
  takesFocus: boolean;
}

const isGood = (status: IsbnStatus) => ['register', 'finna', 'fresh', 'listed'].includes(status);

/** The one field to begin with, and a line that says what was found. */
export function IsbnSearch({ value, onChange, lookup, takesFocus }: IsbnSearchProps) {
  const { t } = useText();
  const { ofField } = useErrorText();
  const { status, choices, error, retry } = lookup;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const problem =
    status === 'invalid' ? t('add.isbnInvalid') : status === 'tooLong' ? ofField('isbnTooLong') : undefined;
  const isSilent = isGood(status) || problem !== undefined || status === 'failed';
  const choose = (book: FoundBook) => {
    onChange(formatIsbn(book.isbn));
    input.current?.focus();
  };
  return (
    <div>
      <TextField
        name="isbn"
        label={t('add.isbn')}
        description={t('add.isbnHint')}
        value={value}
        onChange={onChange}
        error={problem}
        confirmation={
          isGood(status) ? t(`add.status_${status as 'register' | 'finna' | 'fresh' | 'listed'}`) : null
        }
        autoComplete="off"
        spellCheck="false"
        width="18rem"
        inputRef={input}
      />
      <p role="status">
        {!isSilent &&
          status !== 'hint' &&
          t(`add.status_${status as 'searching' | 'choices' | 'noChoices' | 'away'}`)}
      </p>
      {status === 'failed' && <LoadFailure error={error} onRetry={retry} />}
      {status === 'away' && (
        <p>
          <Button variant="second" onPress={retry}>
            {t('add.askAgain')}
          </Button>
        </p>
      )}
      {status === 'choices' && <BookChoices books={choices} onChoose={choose} />}
    </div>
  );
}
