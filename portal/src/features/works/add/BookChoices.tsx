import { Button, TextColumn } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { FoundBook } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { useWorkWords } from '../use-work-words';

/** Works of the register whose ISBN begins as typed. */
export function BookChoices({
  books,
  onChoose,
}: {
  books: readonly FoundBook[];
  onChoose: (book: FoundBook) => void;
}) {
  const { t } = useText();
  const words = useWorkWords();
  return (
    <TextColumn>
      <ul aria-label={t('add.choices')}>
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
