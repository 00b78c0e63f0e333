import { type BookType, bookTypes } from '@nimio/domain/work/book-types';
import { bareIsbn } from '@nimio/domain/work/isbn';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { works } from './works';

const nothing = { author: 0, translator: 0, illustrator: 0, editor: 0 } as const;

/** The works as the server answers them, in its order: some have changed, some are shared. */
export const listed = works.map(
  ({ isbn, title, author, publisher, year }, index): ListedWork => ({
    isbn: bareIsbn(isbn),
    bookHash: String(index).padStart(22, '0'),
    name: title,
    subtitle: index % 4 === 0 ? 'Kertomuksia ja kuvia' : null,
    publisher,
    publishYear: year,
    bookType: bookTypes[index % bookTypes.length] as BookType,
    translated: 0,
    authorHash: 'a'.repeat(22),
    authorName: author,
    numberOfAuthors: 1 + (index % 3),
    numberOfTranslators: null,
    creatorContext: 'EXT',
    migrated: 0,
    alerts: index % 20 === 0 ? ['HAS_CHANGES_AFTER_APPROVAL'] : [],
    role: { ...nothing, author: 1 },
    dealOwnerUser: { ...nothing, author: 1 },
  }),
);
