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
  it('puts the work on the list, in the deal that there is', async () => {
    const claimer = await newAuthor();
    const { isbn, claim, owner } = await claimable(claimer);
    const answer = await claimShare(claimer, claim);
    expect(answer.status).toBe(201);
    expect(answer.record).toMatchObject({ work: { isbn, numberOfAuthors: 2 }, differingAmounts: [] });
    expect((await forEdit(owner, isbn)).record.authorDeal?.shares).toHaveLength(2);
    expect(await factsOf('work.add')).toMatchObject({ isbn, isNew: false, added: ['author'], amounts: [] });
  });

  it('takes another number over from nobody, and says that it differs', async () => {
    const claimer = await newAuthor();
    const { claim } = await claimable(claimer);
    const { record } = await claimShare(claimer, { ...claim, numberOfAuthors: 5 });
    expect(record.differingAmounts).toEqual([{ role: 'author', stated: 5, deal: 2 }]);
    expect(record.work.numberOfAuthors).toBe(2);
  });

  it('is refused when all are taken (409), and when one is held already (400)', async () => {
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

  it('is one of a work of the register, by its own ISBN and hash', async () => {
    const claimer = await newAuthor();
    const { claim } = await claimable(claimer);
    expect((await claimShare(claimer, { ...claim, isbn: newIsbn() })).status).toBe(404);
    expect((await claimShare(claimer, { ...claim, bookHash: 'x'.repeat(22) })).status).toBe(404);
  });

  it('is nothing under the name of another, or without address and account', async () => {
    const claimer = await newAuthor();
    const { claim, owner } = await claimable(claimer);
    expect((await claimShare(claimer, { ...claim, authorHash: owner.authorHash })).status).toBe(404);
    const bare = await newAuthor({ isComplete: false });
    expect(await claimShare(bare, { ...claim, authorHash: bare.authorHash })).toMatchObject({
      status: 403,
      code: 'worksNotAllowed',
    });
  });

  it('waits while a distribution is being calculated (423)', async () => {
    const claimer = await newAuthor();
    const { claim, isbn } = await claimable(claimer);
    await (await server()).system.db
      .knex('works')
      .where({ isbn })
      .update({ locked_until: '2999-01-01T00:00:00.000Z' });
    expect((await claimShare(claimer, claim)).status).toBe(423);
  });

  it('does not make a translation of what a catalogue says is none, whatever the client sends', async () => {
    const claimer = await newAuthor();
    const { claim, isbn } = await claimable(claimer, { isbn: '9789513246518' });
    const answer = await claimShare(claimer, {
      ...{ ...claim, role: roles('translator'), numberOfTranslators: 1 },
      ...{ translated: 1, creatorContext: 'CREATOR' },
    });
    expect(answer).toMatchObject({ status: 422, code: 'notTranslated' });
    expect((await forEdit(claimer, isbn)).record.work).toMatchObject({ translated: 0 });
  });
});

describe('the division of a work', () => {
  it('is told by name, never with what else is known of a person', async () => {
    const [owner, reader] = [await newAuthor(), await newAuthor()];
    const { isbn } = entry(owner);
    await add(owner, { isbn });
    const { browser, profileHash } = reader;
    const answer = await browser.get<{ authorDeal: DealData }>(`/profiles/shares-data/${isbn}`, {
      profileHash,
    });
    expect(answer.record.authorDeal).toMatchObject({
      amount: 2,
      shares: [{ name: owner.person.name, isOwn: 0 }],
      isOwner: 0,
    });
    expect(JSON.stringify(answer.body)).not.toContain(owner.profileHash);
    expect((await browser.get(`/profiles/shares-data/${newIsbn()}`, { profileHash })).status).toBe(404);
    expect(
      (await browser.get(`/profiles/shares-data/${isbn}`, { profileHash: owner.profileHash })).status,
    ).toBe(404);
  });
});

it('tells the roles on a work in the language that is asked for', async () => {
  const { browser } = await newAuthor();
  const { records } = (await browser.get('/creator-roles', { language: 'sv' })).body as {
    records: { code: string; term: string }[];
  };
  expect(records).toContainEqual({ code: 'translator', term: 'översättare' });
});
