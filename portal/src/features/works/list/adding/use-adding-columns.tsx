import { type CellField, CellNote, type DataColumn, type RowErrors } from '@nimio/design-system';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../../shared/intl/use-text';
import { AuthorNameField } from '../../AuthorNameField';
import { SuggestLink } from '../../suggest/SuggestLink';
import { FoundCell } from './FoundCell';
import { IsbnCell } from './IsbnCell';
import { PartCell, partField } from './PartCell';
import type { Differing } from './use-adding';
import type { Adding, WorkRow } from './work-row';

type Edit = (adding: Adding, field: Omit<CellField<WorkRow>, 'row'>, errors: RowErrors) => ReactNode;

/** What is known of the book is shown as in any row; before that there is nothing to show. */
const asFound: Edit = ({ found }) => (found?.work ? undefined : null);

const edits: Record<string, Edit> = {
  isbn: (adding, { change, label, error, isDisabled }) => (
    <IsbnCell adding={adding} change={change} label={label} error={error} isDisabled={isDisabled} />
  ),
  name: (adding) => <FoundCell adding={adding} />,
  authorName: (adding, { change, isDisabled }, errors) => (
    <AuthorNameField field={partField({ adding, change, errors })('authorHash')} isDisabled={isDisabled} />
  ),
  bookType: asFound,
  publisher: asFound,
  publishYear: asFound,
  role: (adding, { change, isDisabled }, errors) => (
    <PartCell adding={adding} change={change} errors={errors} isDisabled={isDisabled} />
  ),
};

/** The list's columns with what each has in the row that is being added, and then in the row that was. */
export const useAddingColumns = (
  columns: readonly DataColumn<WorkRow>[],
  differing: Differing,
): DataColumn<WorkRow>[] =>
  useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        ...(column.id === 'role' && {
          cell: (work) => (
            <>
              {column.cell(work)}
              <DifferingNote work={work} differing={differing} />
            </>
          ),
        }),
        edit: ({ row: { adding }, ...field }, errors) => adding && edits[column.id]?.(adding, field, errors),
      })),
    [columns, differing],
  );

/** That the work's division has another number than was stated, and where another is suggested. */
function DifferingNote({ work, differing }: { work: WorkRow; differing: Differing }) {
  const { t } = useText();
  const amounts = differing.get(work.bookHash);
  const told = amounts
    ?.map(({ role, stated, deal }) => t(`list.differs_${role}`, { stated, deal }))
    .join(' ');
  return (
    told && (
      <CellNote>
        {told} <SuggestLink isbn={work.isbn} name={work.name} isListed />
      </CellNote>
    )
  );
}
