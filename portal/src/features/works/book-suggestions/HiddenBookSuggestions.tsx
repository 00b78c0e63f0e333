import { DataTable, Disclosure } from '@nimio/design-system';
import {
  listBookSuggestions,
  unhideBookSuggestion,
} from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import { useState } from 'react';
import { call } from '../../../api/client';
import { revalidate, useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { useBookSuggestionColumns } from './use-book-suggestion-columns';

const none: BookSuggestion[] = [];
const rowKey = ({ ab_hash }: BookSuggestion) => ab_hash;

interface HiddenSuggestionsProps {
  profileHash: string;
  count: number;
}

/** Hidden suggestions, which can be shown again; fetched when opened. */
export function HiddenBookSuggestions({ profileHash, count }: HiddenSuggestionsProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const params = { profileHash };
  const { data, error, isLoading, reload } = useEndpoint(
    listBookSuggestions,
    isOpen ? { params, query: { hidden: '1' } } : null,
  );
  const columns = useBookSuggestionColumns();
  const show = async ({ ab_hash: hash }: BookSuggestion) => {
    await call(unhideBookSuggestion, { params: { profileHash, hash } });
    await revalidate('/profiles/book-suggestions');
  };
  return (
    <Disclosure
      title={t('suggestions.hiddenOnes')}
      note={count}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen && (
        <DataTable
          caption={t('suggestions.hiddenOnes')}
          columns={columns}
          rows={data?.records ?? none}
          rowKey={rowKey}
          actions={(suggestion) => (
            <AsyncButton
              variant="quiet"
              size="sm"
              aria-label={t('suggestions.showNamed', { name: suggestion.name })}
              action={() => show(suggestion)}
            >
              {t('suggestions.show')}
            </AsyncButton>
          )}
          isLoading={isLoading}
          error={error && ofFailure(error)}
          onRetry={reload}
        />
      )}
    </Disclosure>
  );
}
