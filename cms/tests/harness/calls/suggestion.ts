import type { OwnSuggestion } from '@nimio/domain/change-suggestion/own-suggestion';
import type * as AuthorNames from '../../../src/api/author-name/store.js';
import type * as Contributors from '../../../src/api/work/contributors.js';
import type * as WorkStore from '../../../src/api/work/store.js';
import type { CatalogueContributor } from '../../../src/integrations/catalogue/catalogue.js';
import { load } from '../load.js';
import { newIsbn, newSurname } from '../new-values.js';
import { type Author, newAuthor } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import type { Examples } from './example.js';
import { listedWork } from './work.js';

const changeTo = async (owner: Author, authorHash: string) => ({
  bookIsbn: (await listedWork(owner)).isbn,
  role: 'author',
  suggestedAmount: 3,
  suggestionReason: 'Kirjoitimme kirjan kolmestaan.',
  suggesterAuthorHash: authorHash,
  addIfAccepted: 0,
});

async function suggestedFor(owner: Author, suggester: Author): Promise<string> {
  const body = await changeTo(owner, suggester.authorHash);
  const { record } = await suggester.browser.post<OwnSuggestion>('/profiles/suggest-amount-change', body);
  return record.suggestionHash;
}

/** The author writes under another name, which is indexed as by the call. */
export async function rename(
  { authorHash }: Pick<Author, 'authorHash'>,
  name: { name1: string; name2: string },
): Promise<void> {
  const { db } = (await server()).system;
  const { id } = await newestRow<{ id: number }>('author_names', { hash: authorHash });
  const { updateAuthorName } = load<typeof AuthorNames>('api/author-name/store.js');
  await db.transaction((tx) => updateAuthorName(tx, id, name));
}

/**
 * The author writes under another first name.
 *
 * @returns a unique surname
 */
export async function renamed(author: Author, name1 = 'Aino'): Promise<string> {
  const name2 = newSurname();
  await rename(author, { name1, name2 });
  return name2;
}

/**
 * A work from a catalogue that is on no list.
 *
 * @returns its hash and ISBN
 */
export async function cataloguedWork(
  contributors: readonly CatalogueContributor[],
): Promise<{ hash: string; isbn: string }> {
  const { system } = await server();
  const { insertWork, findWork } = load<typeof WorkStore>('api/work/store.js');
  const { insertContributors } = load<typeof Contributors>('api/work/contributors.js');
  const isbn = newIsbn();
  return system.db.transaction(async (tx) => {
    const work: Parameters<typeof insertWork>[1] = {
      isbn,
      name: 'Sillan varjo',
      subtitle: null,
      publisher: 'Kaarna',
      publish_year: 2020,
      type: 'book',
      translated: 0,
      library_class: null,
      creator_context: 'EXT',
    };
    await insertWork(tx, work, system.now().toISOString());
    const made = await findWork(tx, isbn);
    if (!made) throw new Error('The work just added is not there');
    await insertContributors(tx, made.id, contributors);
    return { hash: made.hash, isbn };
  });
}

/** A work that is suggested to the author. */
export async function suggestedWork(author: Author) {
  const name = `${await renamed(author)}, Aino`;
  const { hash } = await cataloguedWork([{ name, role: 'author' }]);
  return { profileHash: author.profileHash, hash };
}

/** Requests for the calls of change suggestions and book suggestions. */
export const suggestionCalls: Examples = {
  suggestChange: async ({ authorHash }) => ({
    body: await changeTo(await newAuthor(), authorHash),
  }),
  withdrawChangeSuggestion: async (author) => ({
    params: { suggestionHash: await suggestedFor(await newAuthor(), author) },
  }),
  listChangeSuggestions: ({ profileHash }) => ({ params: { profileHash } }),
  acceptChangeSuggestion: async (author) => {
    const suggester = await newAuthor();
    const body = {
      suggestionHash: await suggestedFor(author, suggester),
      suggesterAuthorHash: suggester.authorHash,
      suggesterProfileHash: suggester.profileHash,
    };
    return { body: { ...body, bookName: 'Saaren talvi', addIfAccepted: 0 } };
  },
  rejectChangeSuggestion: async (author) => ({
    body: {
      suggestionHash: await suggestedFor(author, await newAuthor()),
      bookName: 'Saaren talvi',
      reason: 'wrongBook',
    },
  }),
  listChangeSuggestionsOfYear: () => ({ query: { year: '2026', offset: '0' } }),
  listBookSuggestions: async (author) => {
    const { profileHash } = await suggestedWork(author);
    return { params: { profileHash }, query: { hidden: '0' } };
  },
  hideBookSuggestion: async (author) => ({ params: await suggestedWork(author) }),
  unhideBookSuggestion: async (author) => ({ params: await suggestedWork(author) }),
};
