import { useCallback } from 'react';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import type { IsbnBlock } from './adding-row';

/** Sentences for what is in the way of an ISBN. */
export function useIsbnText(): (block: IsbnBlock) => string {
  const { t } = useText();
  const { ofField } = useErrorText();
  return useCallback(
    (block) => {
      if (block === 'tooLong') return ofField('isbnTooLong');
      if (block === 'invalid') return t('add.isbnInvalid');
      if (block === 'listed') return t('add.status_listed');
      return t(`list.isbn_${block}`);
    },
    [t, ofField],
  );
}
