import { CellNote, type DataColumn } from '@nimio/design-system';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
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
        header: t('works.isbn'),
        cell: ({ isbn }) => formatIsbn(isbn),
        sortValue: ({ isbn }) => isbn,
        tone: 'muted',
        isUnbroken: true,
      },
      {
        id: 'author',
        header: t('works.role.author'),
        cell: ({ author }) => author,
        sortValue: ({ author }) => author,
        hideBelow: 'md',
      },
      {
        id: 'type',
        header: t('works.bookType'),
        cell: ({ type }) => labels.type(type),
        sortValue: ({ type }) => labels.type(type),
      },
      {
        id: 'publisher',
        header: t('works.publisher'),
        cell: ({ publisher }) => publisher ?? t('works.unknownPublisher'),
        sortValue: ({ publisher }) => publisher,
        hideBelow: 'md',
      },
      {
        id: 'publishYear',
        header: t('list.year'),
        cell: ({ publishYear }) => publishYear ?? t('works.unknownYear'),
        sortValue: ({ publishYear }) => publishYear,
        align: 'end',
      },
    ],
    [t, labels],
  );
}
