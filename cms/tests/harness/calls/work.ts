import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { newIsbn } from '../new-values.js';
import { type Author, newAuthor } from '../people.js';
import { type Examples, language } from './example.js';

export const workToAdd = ({ profileHash, authorHash }: Author) => ({
  profileHash,
  authorHash,
  isbn: newIsbn(),
  name: 'Saaren talvi',
  subtitle: 'Romaani',
  publisher: 'Kaarna',
  publishYear: 2023,
  bookType: 'book',
  translated: 0,
  role: { author: true, translator: false, illustrator: true, editor: false },
  numberOfAuthors: 2,
  numberOfTranslators: 1,
});

/** A work on the author's list. */
export async function listedWork(author: Author): Promise<WorkForEdit> {
  const body = workToAdd(author);
  await author.browser.post('/profiles/author-books', body);
  const { profileHash } = author;
  return (await author.browser.get<WorkForEdit>(`/profiles/${profileHash}/work-for-edit/${body.isbn}`))
    .record;
}

/** Requests for the calls of the list of works. */
export const workCalls: Examples = {
  listWorks: ({ profileHash }) => ({ query: { profileHash } }),
  addWork: (author) => ({ body: workToAdd(author) }),
  updateWork: async (author) => {
    const { bookHash, isbn } = await listedWork(author);
    const { profileHash, authorHash } = author;
    return {
      params: { profileHash },
      body: {
        bookHash,
        isbn,
        authorHash,
        role: { author: true, translator: false, illustrator: false, editor: true },
        changedAmounts: ['author'],
        numberOfAuthors: 3,
        numberOfTranslators: 1,
        creatorContext: 'CREATOR',
        updatedData: {
          name: 'Saaren talvi',
          subtitle: 'Romaani',
          publisher: 'Kaarna',
          publishYear: 2023,
          bookType: 'e-book',
        },
      },
    };
  },
  removeWork: async (author) => {
    const { bookHash } = await listedWork(author);
    return { params: { authorHash: author.authorHash, bookHash: bookHash ?? '' } };
  },
  getWorkForEdit: ({ profileHash }) => ({
    params: { profileHash, isbn: newIsbn() },
    query: { finna: '0' },
  }),
  listWorksByIsbn: ({ profileHash }) => ({ params: { x: '9789510' }, query: { profileHash, offset: '0' } }),
  searchWorks: ({ profileHash }) => ({ params: { x: 'hytti' }, query: { profileHash, offset: '0' } }),
  claimShare: async ({ authorHash }) => {
    const { isbn, bookHash } = await listedWork(await newAuthor());
    return {
      body: {
        ...{
          isbn,
          bookHash,
          authorHash,
          role: { author: true, translator: true, illustrator: true, editor: true },
        },
        ...{ numberOfAuthors: 2 },
        ...{ numberOfTranslators: 1, creatorContext: 'CREATOR', translated: 0 },
      },
    };
  },
  getSharesData: async (author) => ({
    params: { x: (await listedWork(author)).isbn },
    query: { profileHash: author.profileHash },
  }),
  listCreatorRoles: () => ({ query: { language } }),
  lookUpManyWorks: ({ profileHash }) => ({ body: { profileHash, isbns: [newIsbn(), newIsbn()] } }),
  addManyWorks: (author) => {
    const { profileHash, ...work } = workToAdd(author);
    return { body: { profileHash, works: [work, { ...work, isbn: newIsbn() }] } };
  },
  listSources: () => ({ query: { language } }),
};
