import type { DealData, ListedWork } from '@nimio/domain/work/work.types';
import { describe, expect, it } from 'vitest';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { server } from './harness/server.js';
import { add, entry, factsOf, forEdit, list, roles } from './harness/works.js';

/** A work entered by another person, and the request to claim a share of it. */
async function claimable(claimer: Author, changes: object = {}) {
  const owner = await newAuthor();
  const { isbn, bookHash } = (await add(owner, changes)).record.work;
  const claim = { isbn, bookHash, authorHash: claimer.authorHash, role: roles('author'), numberOfAuthors: 2 };
  return { owner, isbn, claim };
}

const claimShare = ({ browser }: Author, body: object) =>
  browser.post<{ work: ListedWork; differingAmounts: unknown[] }>('/profiles/claim-share', body);

describe('claiming a share', () => {
  it('adds the work to the list with the existing deal', async () => {
    const claimer = await newAuthor();
    const { isbn, claim, owner } = await claimable(claimer);
    const response = await claimShare(claimer, claim);
    expect(response.status).toBe(201);
    expect(response.record).toMatchObject({ work: { isbn, numberOfAuthors: 2 }, differingAmounts: [] });
    expect((await forEdit(owner, isbn)).record.authorDeal?.shares).toHaveLength(2);
    expect(await factsOf('work.add')).toMatchObject({ isbn, isNew: false, added: ['author'], amounts: [] });
  });

  it('keeps the existing number, and reports a difference', async () => {
    const claimer = await newAuthor();
    const { claim } = await claimable(claimer);
    const { record } = await claimShare(claimer, { ...claim, numberOfAuthors: 5 });
    expect(record.differingAmounts).toEqual([{ role: 'author', stated: 5, deal: 2 }]);
    expect(record.work.numberOfAuthors).toBe(2);
  });

  it('is refused if all are taken (409), and if one is held already (400)', async () => {
    const [claimer, late] = [await newAuthor(), await newAuthor()];
    const { claim } = await claimable(claimer);
    await claimShare(claimer, claim);
    expect(await claimShare(claimer, claim)).toMatchObject({ status: 400, code: 'noDuplicateShares' });
    const { authorHash } = late;
    expect(await claimShare(late, { ...claim, authorHash })).toMatchObject({
      status: 409,
      code: 'bookAlreadyClaimed',
    });
    expect((await list(late)).total).toBe(0);
  });

  it('needs the ISBN and hash of a work of the register', async () => {
    const claimer = await newAuthor();
    const { claim } = await claimable(claimer);
    expect((await claimShare(claimer, { ...claim, isbn: newIsbn() })).status).toBe(404);
    expect((await claimShare(claimer, { ...claim, bookHash: 'x'.repeat(22) })).status).toBe(404);
  });

  it('is refused under a foreign name, or without address and account', async () => {
    const claimer = await newAuthor();
    const { claim, owner } = await claimable(claimer);
    expect((await claimShare(claimer, { ...claim, authorHash: owner.authorHash })).status).toBe(404);
    const bare = await newAuthor({ isComplete: false });
    expect(await claimShare(bare, { ...claim, authorHash: bare.authorHash })).toMatchObject({
      status: 403,
      code: 'worksNotAllowed',
    });
  });

  it('is refused while a distribution is being calculated (423)', async () => {
    const claimer = await newAuthor();
    const { claim, isbn } = await claimable(claimer);
    await (await server()).system.db
      .knex('works')
      .where({ isbn })
      .update({ locked_until: '2999-01-01T00:00:00.000Z' });
    expect((await claimShare(claimer, claim)).status).toBe(423);
  });

  it('does not make a translation of a work that is none by the catalogue, whatever the client sends', async () => {
    const claimer = await newAuthor();
    const { claim, isbn } = await claimable(claimer, { isbn: '9789513246518' });
    const response = await claimShare(claimer, {
      ...{ ...claim, role: roles('translator'), numberOfTranslators: 1 },
      ...{ translated: 1, creatorContext: 'CREATOR' },
    });
    expect(response).toMatchObject({ status: 422, code: 'notTranslated' });
    expect((await forEdit(claimer, isbn)).record.work).toMatchObject({ translated: 0 });
  });
});

describe('the deals of a work', () => {
  it('show names, and no other personal data', async () => {
    const [owner, reader] = [await newAuthor(), await newAuthor()];
    const { isbn } = entry(owner);
    await add(owner, { isbn });
    const { browser, profileHash } = reader;
    const response = await browser.get<{ authorDeal: DealData }>(`/profiles/shares-data/${isbn}`, {
      profileHash,
    });
    expect(response.record.authorDeal).toMatchObject({
      amount: 2,
      shares: [{ name: owner.person.name, isOwn: 0 }],
      isOwner: 0,
    });
    expect(JSON.stringify(response.body)).not.toContain(owner.profileHash);
    expect((await browser.get(`/profiles/shares-data/${newIsbn()}`, { profileHash })).status).toBe(404);
    expect(
      (await browser.get(`/profiles/shares-data/${isbn}`, { profileHash: owner.profileHash })).status,
    ).toBe(404);
  });
});

it('show the roles on a work in the requested language', async () => {
  const { browser } = await newAuthor();
  const { records } = (await browser.get('/creator-roles', { language: 'sv' })).body as {
    records: { code: string; term: string }[];
  };
  expect(records).toContainEqual({ code: 'translator', term: 'översättare' });
});
