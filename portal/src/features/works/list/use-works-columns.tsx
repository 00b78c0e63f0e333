import { CellNote, CopyButton, type DataColumn, TextLink } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { useWorkLabels } from '../use-work-labels';

/** The address of a work's edit page. */
export const hrefOf = ({ isbn }: Pick<ListedWork, 'isbn'>): string => `/works/${isbn}`;

/** A constant, so that the list remains sorted when the user returns. */
const by = {
  isbn: ({ isbn }: ListedWork) => isbn,
  name: ({ name }: ListedWork) => name,
  authorName: ({ authorName }: ListedWork) => authorName,
  publisher: ({ publisher }: ListedWork) => publisher,
  publishYear: ({ publishYear }: ListedWork) => publishYear,
};

/** Columns of the list (specification §2, List of works); the flag and the actions are added by the table. */
export function useWorksColumns(): DataColumn<ListedWork>[] {
  const { t } = useText();
  const labels = useWorkLabels();
  return useMemo(
    () => [
      {
        id: 'isbn',
        header: t('works.isbn'),
        cell: (work) => <Isbn isbn={work.isbn} label={t('list.copyIsbn', { isbn: formatIsbn(work.isbn) })} />,
        sortValue: by.isbn,
        tone: 'muted',
        isUnbroken: true,
      },
      {
        id: 'name',
        header: t('list.work'),
        cell: (work) => (
          <>
            <TextLink href={hrefOf(work)}>{work.name}</TextLink>
            <CellNote>{work.subtitle}</CellNote>
          </>
        ),
        sortValue: by.name,
        isRowHeader: true,
      },
      {
        id: 'authorName',
        header: t('works.authorName'),
        cell: (work) => work.authorName,
        sortValue: by.authorName,
        hideBelow: 'md',
      },
      {
        id: 'bookType',
        header: t('works.bookType'),
        cell: (work) => labels.type(work.bookType),
        sortValue: (work) => labels.type(work.bookType),
      },
      {
        id: 'publisher',
        header: t('works.publisher'),
        cell: (work) => work.publisher ?? t('works.unknownPublisher'),
        sortValue: by.publisher,
        hideBelow: 'md',
      },
      {
        id: 'publishYear',
        header: t('list.year'),
        cell: (work) => work.publishYear ?? t('works.unknownYear'),
        sortValue: by.publishYear,
        align: 'end',
      },
      { id: 'role', header: t('list.role'), cell: (work) => labels.roles(work) },
    ],
    [t, labels],
  );
}

function Isbn({ isbn, label }: { isbn: string; label: string }) {
  const shown = formatIsbn(isbn);
  return (
    <span>
      {shown} <CopyButton text={shown} label={label} />
    </span>
  );
}
