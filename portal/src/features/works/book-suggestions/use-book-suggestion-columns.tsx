import { CardNote, CellNote, type DataColumn } from '@nimio/design-system';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { published } from '../list/use-works-columns';
import { useWorkLabels } from '../use-work-labels';

/** Columns of suggestions (specification §2, List of works); the flag and the actions are added by the table. */
export function useBookSuggestionColumns(): DataColumn<BookSuggestion>[] {
  const { t } = useText();
  const labels = useWorkLabels();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.work'),
        cell: ({ name, authorName, role }) => (
          <>
            {name}
            <CellNote>
              {t('suggestions.yourName', {
                name: authorName,
                roles: labels.roles({ role, numberOfAuthors: null, numberOfTranslators: null }).toLowerCase(),
              })}
            </CellNote>
          </>
        ),
        sortValue: ({ name }) => name,
        isRowHeader: true,
      },
      {
        id: 'isbn',
        width: '8rem',
        header: t('works.isbn'),
        cell: ({ isbn }) => formatIsbn(isbn),
        sortValue: ({ isbn }) => isbn,
        tone: 'muted',
        isUnbroken: true,
        card: 'below',
      },
      {
        id: 'author',
        width: '8rem',
        header: t('works.role.author'),
        cell: ({ author }) => author,
        sortValue: ({ author }) => author,
        hideBelow: 'md',
        card: 'below',
      },
      {
        id: 'type',
        width: '5.25rem',
        header: t('works.bookType'),
        cell: (suggestion) => (
          <>
            {labels.type(suggestion.type)}
            <CardNote>{published(suggestion)}</CardNote>
          </>
        ),
        card: 'below',
        sortValue: ({ type }) => labels.type(type),
        hideBelow: 'md',
      },
      {
        id: 'publisher',
        width: '9rem',
        header: t('works.publisher'),
        cell: ({ publisher }) => publisher ?? t('works.unknownPublisher'),
        sortValue: ({ publisher }) => publisher,
        hideBelow: 'md',
        card: 'none',
      },
      {
        id: 'publishYear',
        width: '5.25rem',
        header: t('list.year'),
        cell: ({ publishYear }) => publishYear ?? t('works.unknownYear'),
        sortValue: ({ publishYear }) => publishYear,
        align: 'end',
        card: 'none',
      },
    ],
    [t, labels],
  );
}
