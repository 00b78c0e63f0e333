import {
  CardNote,
  CellNote,
  CopyButton,
  type DataColumn,
  TextLink,
  VisuallyHidden,
} from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { useWorkLabels } from '../use-work-labels';

/** Adds the row's work to the link's name for screen readers. */
const hidden = (content: ReactNode[]) => <VisuallyHidden>{content}</VisuallyHidden>;

/** The address of a work's page. */
export const hrefOf = ({ isbn }: Pick<ListedWork, 'isbn'>): string => `/works/${isbn}`;

/** The roles after the author name. */
const continued = (roles: string): string => `, ${roles.toLowerCase()}`;

/** Publisher and year after the format, on a card. */
export const published = ({
  publisher,
  publishYear,
}: Pick<ListedWork, 'publisher' | 'publishYear'>): string =>
  [publisher, publishYear].map((fact, index) => (fact ? `${index === 0 ? ', ' : ' '}${fact}` : '')).join('');

/** A constant, so that the list remains sorted when the user returns. */
const by = {
  isbn: ({ isbn }: ListedWork) => isbn,
  name: ({ name }: ListedWork) => name,
  authorName: ({ authorName }: ListedWork) => authorName,
  publisher: ({ publisher }: ListedWork) => publisher,
  publishYear: ({ publishYear }: ListedWork) => publishYear,
};

/** Columns of the list (specification §2, List of works); the flag is added by the table. */
export function useWorksColumns(): DataColumn<ListedWork>[] {
  const { t } = useText();
  const labels = useWorkLabels();
  const isOfStaff = useMe().rights.includes('manageWorks');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.work'),
        cell: (work) => (
          <>
            <TextLink href={hrefOf(work)}>{work.name}</TextLink>
            <CellNote>{work.subtitle}</CellNote>
            {isOfStaff && (
              <CellNote>
                <TextLink href={`/oeuvre/book/${work.isbn}`}>
                  {t('list.registeredWork', { name: work.name, hidden })}
                </TextLink>
              </CellNote>
            )}
          </>
        ),
        sortValue: by.name,
        isRowHeader: true,
      },
      {
        id: 'isbn',
        width: '9.75rem',
        header: t('works.isbn'),
        cell: (work) => <Isbn isbn={work.isbn} />,
        sortValue: by.isbn,
        tone: 'muted',
        isUnbroken: true,
        card: 'below',
      },
      {
        id: 'authorName',
        width: '8rem',
        header: t('works.authorName'),
        cell: (work) => (
          <>
            {work.authorName}
            <CardNote>{continued(labels.roles(work))}</CardNote>
          </>
        ),
        sortValue: by.authorName,
        hideBelow: 'md',
        card: 'start',
      },
      {
        id: 'bookType',
        width: '5.25rem',
        header: t('works.bookType'),
        cell: (work) => (
          <>
            {labels.type(work.bookType)}
            <CardNote>{published(work)}</CardNote>
          </>
        ),
        card: 'below',
        sortValue: (work) => labels.type(work.bookType),
      },
      {
        id: 'publisher',
        width: '9rem',
        header: t('works.publisher'),
        cell: (work) => work.publisher ?? t('works.unknownPublisher'),
        sortValue: by.publisher,
        hideBelow: 'md',
        card: 'none',
      },
      {
        id: 'publishYear',
        width: '5.25rem',
        header: t('list.year'),
        cell: (work) => work.publishYear ?? t('works.unknownYear'),
        sortValue: by.publishYear,
        align: 'end',
        card: 'none',
      },
      {
        id: 'role',
        width: '7.25rem',
        header: t('list.role'),
        hideBelow: 'md',
        cell: (work) => labels.roles(work),
        card: 'none',
      },
    ],
    [t, labels, isOfStaff],
  );
}

function Isbn({ isbn }: { isbn: string }) {
  return (
    <span>
      {formatIsbn(isbn)} <CopyIsbn isbn={isbn} />
    </span>
  );
}

function CopyIsbn({ isbn }: { isbn: string }) {
  const { t } = useText();
  const text = formatIsbn(isbn);
  return <CopyButton text={text} label={t('list.copyIsbn', { isbn: text })} />;
}
