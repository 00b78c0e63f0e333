import type { ListedWork, WorkForEdit } from '@nimio/domain/work/work.types';
import { workToAdd } from './calls/work.js';
import { newIsbn } from './new-values.js';
import type { Author } from './people.js';
import { newestRow } from './rows.js';
import { server } from './server.js';

export const roles = (...held: string[]) => ({
  author: held.includes('author'),
  translator: held.includes('translator'),
  illustrator: held.includes('illustrator'),
  editor: held.includes('editor'),
});

export const entry = ({ profileHash, authorHash }: Author, changes: object = {}) => ({
  profileHash,
  authorHash,
  isbn: newIsbn(),
  name: 'Saaren talvi',
  subtitle: '',
  publisher: 'Kaarna',
  publishYear: 2023,
  bookType: 'book',
  translated: 0,
  role: roles('author'),
  numberOfAuthors: 2,
  ...changes,
});

interface Added {
  work: ListedWork;
  differingAmounts: unknown[];
}

export const add = (author: Author, changes: object = {}) =>
  author.browser.post<Added>('/profiles/author-books', entry(author, changes));

/** One of many works, as the author enters it. */
export function oneOf(author: Author, changes: object = {}) {
  const { profileHash: _profile, ...work } = workToAdd(author);
  return { ...work, role: roles('author'), ...changes };
}

export const sendMany = ({ browser, profileHash }: Author, works: object[]) =>
  browser.post('/profiles/author-books/many', { profileHash, works });

export const list = async ({ browser, profileHash }: Author) =>
  (await browser.get('/profiles/author-books', { profileHash })).body as {
    records: ListedWork[];
    total: number;
  };
export const forEdit = ({ browser, profileHash }: Author, isbn: string, finna = '0') =>
  browser.get<WorkForEdit>(`/profiles/${profileHash}/work-for-edit/${isbn}`, { finna });

export const edit = async (author: Author, isbn: string, changes: object = {}) => {
  const current = await forEdit(author, isbn);
  const body = {
    bookHash: current.record.bookHash,
    authorHash: author.authorHash,
    role: roles('author'),
    changedAmounts: [],
    updatedData: { bookType: 'book' },
    ...changes,
  };
  return author.browser.send<WorkForEdit>('PUT', `/profiles/author-books/${author.profileHash}`, {
    body,
    headers: { 'if-match': current.headers.get('etag') ?? '' },
  });
};

/** Removes it from the profile's list through the same call as the list. */
export const remove = ({ browser, authorHash }: Author, bookHash: string | null) =>
  browser.send('DELETE', `/profiles/author-books/${authorHash}/${bookHash}`);

/** As while a distribution with the work is being calculated. */
export const lock = async (isbn: string) =>
  (await server()).system.db
    .knex('works')
    .where({ isbn })
    .update({ locked_until: '2999-01-01T00:00:00.000Z' });

/** The newest audit event of the kind. */
export async function factsOf(event: string): Promise<Record<string, unknown>> {
  const { facts } = await newestRow<{ facts: string }>('audit_log', { event });
  return JSON.parse(facts) as Record<string, unknown>;
}
