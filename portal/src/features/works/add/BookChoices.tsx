import { Button, TextColumn } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { FoundBook } from '@nimio/domain/work/work.types';
import { useWorkWords } from '../use-work-words';

interface BookChoicesProps {
  label: string;
  books: readonly FoundBook[];
  onChoose: (book: FoundBook) => void;
}

/** Works that what is typed may mean. */
export function BookChoices({ label, books, onChoose }: BookChoicesProps) {
  const words = useWorkWords();
  return (
    <TextColumn>
      <ul aria-label={label}>
        {books.map((book) => (
          <li key={book.isbn}>
            <Button variant="quiet" size="sm" onPress={() => onChoose(book)}>
              {book.name}
            </Button>
            <div>
              {[formatIsbn(book.isbn), words.type(book.bookType), book.publisher, book.publishYear]
                .filter(Boolean)
                .join(', ')}
            </div>
          </li>
        ))}
      </ul>
    </TextColumn>
  );
}
