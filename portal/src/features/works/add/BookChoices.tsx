import { Button, Pagination, TextColumn } from '@nimio/design-system';
import { pageSize } from '@nimio/domain/paging';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { FoundBook } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { useWorkWords } from '../use-work-words';

interface BookChoicesProps {
  label: string;
  books: readonly FoundBook[];
  /** From page to page of more than these, under a name of its own. */
  paging?: { page: number; total: number; onChange: (page: number) => void; label: string };
  onChoose: (book: FoundBook) => void;
}

/** Works that what is typed may mean. */
export function BookChoices({ label, books, paging, onChoose }: BookChoicesProps) {
  const { t } = useText();
  const words = useWorkWords();
  const pages = paging ? Math.ceil(paging.total / pageSize) : 1;
  return (
    <TextColumn>
      <ul aria-label={label}>
        {books.map((book) => (
          <li key={book.isbn}>
            <Button variant="quiet" size="sm" onPress={() => onChoose(book)}>
              {book.name}
            </Button>
            {book.author !== '' && <div>{book.author}</div>}
            <div>
              {[
                formatIsbn(book.isbn),
                words.type(book.bookType),
                book.publisher,
                book.publishYear,
                book.isListed === 1 && t('add.choiceListed'),
              ]
                .filter(Boolean)
                .join(', ')}
            </div>
          </li>
        ))}
      </ul>
      {paging && pages > 1 && (
        <Pagination page={paging.page} count={pages} onChange={paging.onChange} label={paging.label} />
      )}
    </TextColumn>
  );
}
