import { ChoiceList, Pagination } from '@nimio/design-system';
import { pageSize } from '@nimio/domain/paging';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { FoundWork } from '@nimio/domain/work/work.types';
import { useText } from '../../../../shared/intl/use-text';
import { Measure } from '../../../../shared/page/layout';
import { useWorkLabels } from '../../use-work-labels';

interface WorkChoicesProps {
  label: string;
  books: readonly FoundWork[];
  /** Pagination with its accessible name, if there are more. */
  paging?: { page: number; total: number; onChange: (page: number) => void; label: string };
  onChoose: (isbn: string) => void;
}

/** Works that match the typed text. */
export function WorkChoices({ label, books, paging, onChoose }: WorkChoicesProps) {
  const { t } = useText();
  const labels = useWorkLabels();
  const notesOf = ({ author, isbn, bookType, publisher, publishYear, isListed }: FoundWork) => [
    ...(author === '' ? [] : [author]),
    [formatIsbn(isbn), labels.type(bookType), publisher, publishYear, isListed === 1 && t('add.choiceListed')]
      .filter(Boolean)
      .join(', '),
  ];
  const pages = paging ? Math.ceil(paging.total / pageSize) : 1;
  return (
    <Measure>
      <ChoiceList
        aria-label={label}
        items={books.map((book) => ({ id: book.isbn, title: book.name, notes: notesOf(book) }))}
        onChoose={onChoose}
      />
      {paging && pages > 1 && (
        <Pagination page={paging.page} count={pages} onChange={paging.onChange} label={paging.label} />
      )}
    </Measure>
  );
}
