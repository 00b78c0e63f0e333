import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { newIsni } from '../new-values.js';
import { type Author, newAuthor } from '../people.js';
import { server } from '../server.js';
import type { Examples } from './example.js';
import { listedWork } from './work.js';

/** A name as its owner sends it. */
export const nameToSave = {
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '',
  pseudonym: 0,
  privateAuthor: 0,
};

/** A person whose name may be sent to the ISNI register, imported from another register and not requested yet. */
export async function nameForIsni(
  name: { name1?: string; name2?: string; isni?: string } = {},
): Promise<Author> {
  const author = await newAuthor();
  await listedWork(author);
  const { knex } = (await server()).system.db;
  const row = { confirmed: 1, allow_isni_sync: 1, ...name };
  await knex('author_names').where({ hash: author.authorHash }).update(row);
  return author;
}

/** A person with a work is merged into another author; staff who merge them are neither. */
async function mergeOfTwo() {
  const [author, other] = [await newAuthor(), await newAuthor()];
  await listedWork(other);
  return {
    dominantAuthorHash: author.authorHash,
    authorsToBeReplaced: [other.authorHash],
    replaceFirstName: '',
    replaceLastName: 'Vuorela',
  };
}

/** The hash of a merge that can be undone. */
async function mergeDone(): Promise<string> {
  const merger = await newAuthor({ roles: ['admin'] });
  const body = await mergeOfTwo();
  const { record } = await merger.browser.post<AuthorMerge>('/profiles/author-merge', body);
  return record.mergeHash;
}

/** Requests for the calls of author names, merges and ISNI. */
export const authorCalls: Examples = {
  listAuthorNames: ({ profileHash }) => ({ params: { profileHash } }),
  updateAuthorNames: ({ profileHash, authorHash }) => ({
    params: { profileHash },
    body: {
      nameData: [
        { authorHash, ...nameToSave },
        { ...nameToSave, name1: 'Riimi', name2: '', isni: newIsni(), pseudonym: 1 },
      ],
    },
  }),
  searchAuthorNames: ({ person }) => ({ query: { search: person.givenName, offset: '0' } }),
  searchAuthorsOfProfiles: ({ person }) => ({ query: { search: person.givenName, offset: '0' } }),
  getAuthorName: ({ authorHash }) => ({ params: { authorHash } }),
  previewAuthorMerge: async (author) => {
    const { authorHash } = await newAuthor();
    return { query: { dominantAuthorHash: author.authorHash, authorsToBeReplaced: authorHash } };
  },
  mergeAuthors: async () => ({ body: await mergeOfTwo() }),
  listAuthorMerges: () => ({ query: { offset: '0' } }),
  getAuthorMerge: async () => ({ params: { mergeHash: await mergeDone() } }),
  undoAuthorMerge: async () => ({ params: { mergeHash: await mergeDone() } }),
  listIsniSyncs: () => ({ query: { state: 'error' } }),
  getIsniSync: async () => ({ params: { authorHash: (await nameForIsni()).authorHash } }),
  requestIsniSync: async () => ({ params: { authorHash: (await nameForIsni()).authorHash } }),
};
