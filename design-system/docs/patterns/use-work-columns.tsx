import { useMemo } from 'react';
import { CellNote } from '../../src/data-table/DataTable';
import type { DataColumn } from '../../src/data-table/table-types';
import { TextLink } from '../../src/text-link/TextLink';
import { useSpoken } from './spoken';
import { worksTexts } from './table-of-works.texts';
import type { ListedWork } from './works';

export const workKey = ({ isbn }: ListedWork) => isbn;

/** How a work is told from the others of that title. */
export function useWorkName(): (work: ListedWork) => string {
  const t = useSpoken(worksTexts);
  return useMemo(
    () =>
      ({ title, format }) =>
        `${title}, ${t.formats[format]}`,
    [t],
  );
}

const inOneSentence = ([first, ...others]: string[]) =>
  [first, ...others.map((word) => word.toLowerCase())].join(', ');

/** The columns that both tables have. They stay the same from rendering to rendering, and so do the rows. */
export function useWorkColumns(): DataColumn<ListedWork>[] {
  const t = useSpoken(worksTexts);
  return useMemo(
    () => [
      {
        id: 'isbn',
        header: 'ISBN',
        cell: ({ isbn }) => isbn,
        sortValue: ({ isbn }) => isbn,
        tone: 'muted',
        isUnbroken: true,
      },
      {
        id: 'title',
        header: t.work,
        isRowHeader: true,
        cell: ({ isbn, title, subtitle }) => (
          <>
            <TextLink href={`/works/${isbn}`} tone="ink">
              {title}
            </TextLink>
            <CellNote>{subtitle}</CellNote>
          </>
        ),
        sortValue: ({ title }) => title,
      },
      {
        id: 'author',
        header: t.authorName,
        cell: ({ author }) => author,
        sortValue: ({ author }) => author,
        hideBelow: 'md',
      },
      {
        id: 'format',
        header: t.format,
        cell: ({ format }) => t.formats[format],
        sortValue: ({ format }) => t.formats[format],
        hideBelow: 'md',
      },
      { id: 'publisher', header: t.publisher, cell: ({ publisher }) => publisher, hideBelow: 'md' },
      {
        id: 'year',
        header: t.year,
        cell: ({ year }) => year,
        sortValue: ({ year }) => year,
        align: 'end',
      },
      {
        id: 'role',
        header: t.role,
        cell: ({ roles }) => inOneSentence(roles.map((role) => t.roles[role])),
        hideBelow: 'md',
      },
    ],
    [t],
  );
}
