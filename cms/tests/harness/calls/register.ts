import { type Author, newAuthor } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import type { Examples } from './example.js';
import { listedWork } from './work.js';

/** The author's deal on a new work of theirs. */
export async function dealOf(author: Author): Promise<{ isbn: string; dealHash: string }> {
  const { isbn } = await listedWork(author);
  const { id } = await newestRow<{ id: number }>('works', { isbn });
  const { hash } = await newestRow<{ hash: string }>('deals', { work_id: id, role: 'author' });
  return { isbn, dealHash: hash };
}

/** Requests for the calls of the society’s register of works. */
export const registerCalls: Examples = {
  getWork: async () => ({ params: { isbn: (await listedWork(await newAuthor())).isbn } }),
  correctWork: async () => ({
    params: { isbn: (await listedWork(await newAuthor())).isbn },
    body: {
      ...{ name: 'Saaren talvi', subtitle: 'Runoja', publisher: 'Kaarna', publishYear: 2022 },
      ...{ bookType: 'e-book', translated: 1, libraryClass: '84.2' },
    },
  }),
  createDeal: async () => {
    const { isbn } = await listedWork(await newAuthor());
    await (await server()).system.db.knex('works').where({ isbn }).update({ translated: 1 });
    const { authorHash } = await newAuthor();
    return { body: { isbn, role: 'translator', amount: 2, authorHash } };
  },
  getDeal: async () => ({ params: { dealHash: (await dealOf(await newAuthor())).dealHash } }),
  updateDeal: async () => {
    const [owner, other] = [await newAuthor(), await newAuthor()];
    return {
      params: { dealHash: (await dealOf(owner)).dealHash },
      body: { amount: 3, ownerProfileHash: other.profileHash, shares: [owner.authorHash, other.authorHash] },
    };
  },
  createShare: async () => ({
    params: { dealHash: (await dealOf(await newAuthor())).dealHash },
    body: { authorHash: (await newAuthor()).authorHash },
  }),
  getAuthor: async () => {
    const author = await newAuthor();
    await listedWork(author);
    return { params: { authorHash: author.authorHash } };
  },
};
