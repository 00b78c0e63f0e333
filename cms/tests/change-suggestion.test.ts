import type {
  ChangeSuggestion,
  StaffChangeSuggestion,
} from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { OwnSuggestion } from '@nimio/domain/change-suggestion/own-suggestion';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { describe, expect, it } from 'vitest';
import { newestMessage } from './harness/messages.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, edit, factsOf, forEdit, list, lock, roles } from './harness/works.js';

const suggest = ({ browser, authorHash }: Author, bookIsbn: string, changes: object = {}) =>
  browser.post<OwnSuggestion>('/profiles/suggest-amount-change', {
    bookIsbn,
    role: 'author',
    suggestedAmount: 3,
    suggestionReason: 'Kirjoitimme kirjan kolmestaan.',
    suggesterAuthorHash: authorHash,
    addIfAccepted: 0,
    ...changes,
  });
const accept = ({ browser }: Author, suggestionHash: string, amount?: number) =>
  browser.send<WorkForEdit>('PUT', '/profiles/accept-deal-suggestion', { body: { suggestionHash, amount } });
const reject = ({ browser }: Author, suggestionHash: string, reason?: string) =>
  browser.send('PUT', '/profiles/reject-deal-suggestion', { body: { suggestionHash, reason } });
const withdraw = ({ browser }: Author, suggestionHash: string) =>
  browser.send('DELETE', `/profiles/suggest-amount-change/${suggestionHash}`);
const received = async ({ browser, profileHash }: Author) =>
  (await browser.get(`/profiles/get-deal-suggestions/${profileHash}`)).body as {
    records: ChangeSuggestion[];
    total: number;
  };

/** A work whose author deal the first one owns. */
async function shared({ numberOfAuthors = 2, sharers = 1 } = {}) {
  const isbn = newIsbn();
  const owner = await newAuthor();
  await add(owner, { isbn, numberOfAuthors });
  const others: Author[] = [];
  for (let n = 1; n < sharers; n += 1) {
    const other = await newAuthor();
    await add(other, { isbn, numberOfAuthors });
    others.push(other);
  }
  return { isbn, owner, others };
}

const sharesOf = async (author: Author, isbn: string): Promise<number> =>
  (await forEdit(author, isbn)).record.authorDeal?.shares.length ?? 0;

describe('suggesting another number', () => {
  it('reaches the owner in the list, on the work and by a message', async () => {
    const { isbn, owner, others } = await shared({ sharers: 2 });
    const [suggester] = others as [Author];
    const response = await suggest(suggester, isbn);
    expect(response.status).toBe(201);
    expect(response.record).toMatchObject({ suggestedAmount: 3, addIfAccepted: 0 });
    expect((await received(owner)).records).toMatchObject([
      {
        suggestionHash: response.record.suggestionHash,
        bookIsbn: isbn,
        bookName: 'Saaren talvi',
        role: 'author',
        amount: 2,
        suggestedAmount: 3,
        reason: 'Kirjoitimme kirjan kolmestaan.',
        suggesterName: suggester.person.name,
        suggesterProfileHash: suggester.profileHash,
      },
    ]);
    expect((await list(owner)).records[0]?.alerts).toEqual(['HAS_SUGGESTIONS']);
    expect((await forEdit(owner, isbn)).record.authorDeal).toMatchObject({
      suggestions: 1,
      ownSuggestion: null,
    });
    const message = await newestMessage(owner);
    expect(message?.title).toBe('Teoksestasi on tehty muutosehdotus: Saaren talvi');
    expect(message?.message).toContain('kirjoittajien määrä olisi 3. Nyt se on 2.');
    // The suggester sees that it is pending, and nothing of others' suggestions.
    expect((await forEdit(suggester, isbn)).record.authorDeal).toMatchObject({
      suggestions: 0,
      ownSuggestion: response.record,
    });
    expect((await received(suggester)).total).toBe(0);
    expect((await list(suggester)).records[0]?.alerts).toEqual([]);
    expect(await factsOf('change-suggestion.create')).toEqual({
      isbn,
      role: 'author',
      from: 2,
      to: 3,
      isAdded: false,
    });
  });

  it('cuts the name of a work that is too long for the title of a message', async () => {
    const isbn = newIsbn();
    const [owner, suggester] = [await newAuthor(), await newAuthor()];
    const name = `Öinen ${'Ä'.repeat(250)}`;
    for (const each of [owner, suggester]) await add(each, { isbn, name });
    expect((await suggest(suggester, isbn)).status).toBe(201);
    expect((await newestMessage(owner))?.title).toMatch(/^Teoksestasi on tehty muutosehdotus: Öinen Ä+…$/);
    expect((await newestMessage(owner))?.title).toHaveLength(200);
  });

  it('does not reveal a private name of the suggester', async () => {
    const { isbn, owner, others } = await shared({ sharers: 2 });
    const [suggester] = others as [Author];
    await (await server()).system.db
      .knex('author_names')
      .where({ hash: suggester.authorHash })
      .update({ private: 1 });
    await suggest(suggester, isbn);
    expect((await received(owner)).records).toMatchObject([{ suggesterName: '', suggesterAuthorHash: null }]);
    expect((await newestMessage(owner))?.message).not.toContain(suggester.person.familyName);
  });

  it.each([
    ['a number below the shares', { suggestedAmount: 1 }, 422, 'amountBelowAuthors'],
    ['the number that it is', { suggestedAmount: 2 }, 422, 'amountUnchanged'],
    ['a share by who has one', { addIfAccepted: 1 }, 400, 'noDuplicateShares'],
    ['a role that nobody shares', { role: 'translator' }, 409, 'dealMissing'],
    ['no reason', { suggestionReason: ' ' }, 422, 'validationError'],
    ['no number of people', { suggestedAmount: 0 }, 422, 'validationError'],
  ])('refuses %s', async (_, changes, status, code) => {
    const { isbn, others } = await shared({ sharers: 2 });
    const [suggester] = others as [Author];
    expect(await suggest(suggester, isbn, changes)).toMatchObject({ status, code });
  });

  it('is refused to the owner', async () => {
    const { isbn, owner } = await shared();
    expect(await suggest(owner, isbn)).toMatchObject({ status: 409, code: 'ownDeal' });
  });

  it('needs a free share for the suggester, an address and a bank account', async () => {
    const { isbn } = await shared({ numberOfAuthors: 1 });
    const stranger = await newAuthor();
    const full = await suggest(stranger, isbn, { suggestedAmount: 1, addIfAccepted: 1 });
    expect(full).toMatchObject({ status: 422, code: 'amountBelowAuthors' });
    expect(full.error?.details.params).toEqual({ min: 2 });
    const bare = await newAuthor({ isComplete: false });
    expect(await suggest(bare, isbn, { addIfAccepted: 1 })).toMatchObject({
      status: 403,
      code: 'worksNotAllowed',
    });
  });

  it('is pending once for each deal and suggester, also for concurrent calls', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    const responses = await Promise.all([1, 2, 3].map(() => suggest(stranger, isbn)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.code).toBe('suggestionPending');
    expect((await received(owner)).total).toBe(1);
  });

  it('is refused while a distribution is being calculated (423)', async () => {
    const { isbn } = await shared();
    await lock(isbn);
    expect(await suggest(await newAuthor(), isbn)).toMatchObject({ status: 423, code: 'lockedError' });
  });

  it('is refused for a missing work or a foreign author name', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    expect((await suggest(stranger, newIsbn())).status).toBe(404);
    expect((await suggest(stranger, isbn, { suggesterAuthorHash: owner.authorHash })).status).toBe(404);
  });

  it('can be cancelled while it is pending', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn)).record;
    expect((await withdraw(owner, suggestionHash)).status).toBe(404);
    expect((await withdraw(stranger, suggestionHash)).status).toBe(204);
    expect((await received(owner)).total).toBe(0);
    expect(await withdraw(stranger, suggestionHash)).toMatchObject({
      status: 409,
      code: 'suggestionHandled',
    });
    expect(await accept(owner, suggestionHash)).toMatchObject({ status: 409, code: 'suggestionHandled' });
    expect((await suggest(stranger, isbn)).status).toBe(201);
  });
});

describe('answering a suggestion', () => {
  it('changes the number, adds the suggester, and notifies them', async () => {
    const { isbn, owner, others } = await shared({ sharers: 2 });
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn, { addIfAccepted: 1 })).record;
    const response = await accept(owner, suggestionHash);
    expect(response.record.authorDeal).toMatchObject({ amount: 3, suggestions: 0 });
    expect(response.record.authorDeal?.shares).toHaveLength(3);
    expect((await list(stranger)).records).toMatchObject([{ isbn, role: { author: 1 } }]);
    expect((await newestMessage(stranger))?.message).toContain(
      'kirjoittajien määrä on nyt 3.\n\nTeos on nyt teosluettelossasi.',
    );
    // The other sharer sees that something has changed, but not who decided it.
    expect((await list(others[0] as Author)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    expect((await list(owner)).records[0]?.alerts).toEqual([]);
    expect(await factsOf('change-suggestion.accept')).toEqual({
      isbn,
      role: 'author',
      from: 2,
      to: 3,
      isAdded: true,
    });
  });

  it('accepts only if the displayed number is current', async () => {
    const { isbn, owner } = await shared({ numberOfAuthors: 3 });
    const { suggestionHash } = (await suggest(await newAuthor(), isbn, { suggestedAmount: 2 })).record;
    await edit(owner, isbn, { changedAmounts: ['author'], numberOfAuthors: 4 });
    expect(await accept(owner, suggestionHash, 3)).toMatchObject({ status: 409, code: 'suggestionOutdated' });
    expect((await received(owner)).records).toMatchObject([{ suggestionHash, amount: 4 }]);
    expect((await accept(owner, suggestionHash, 4)).record.authorDeal).toMatchObject({ amount: 2 });
  });

  it('declines with a reason, and keeps the number', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn)).record;
    expect((await reject(owner, suggestionHash, 'wrongAmount')).status).toBe(204);
    expect((await forEdit(owner, isbn)).record.authorDeal).toMatchObject({ amount: 2, suggestions: 0 });
    expect((await newestMessage(stranger))?.message).toContain('Hylkäyksen syy: ehdotettu määrä on väärä.');
    const row = await newestRow<{ state: string; rejection_reason: string }>('change_suggestions', {
      hash: suggestionHash,
    });
    expect(row).toMatchObject({ state: 'REJECTED', rejection_reason: 'wrongAmount' });
  });

  it('uses the wrong book as the default reason, and refuses unknown ones', async () => {
    const { isbn, owner } = await shared();
    const { suggestionHash } = (await suggest(await newAuthor(), isbn)).record;
    expect((await reject(owner, suggestionHash, 'anything')).code).toBe('validationError');
    expect((await reject(owner, suggestionHash)).status).toBe(204);
    expect(await factsOf('change-suggestion.reject')).toEqual({ isbn, role: 'author', reason: 'wrongBook' });
  });

  it('is limited to the owner and staff', async () => {
    const { isbn, owner, others } = await shared({ sharers: 2 });
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn)).record;
    for (const other of [stranger, others[0] as Author]) {
      expect((await accept(other, suggestionHash)).status).toBe(404);
      expect((await reject(other, suggestionHash)).status).toBe(404);
    }
    expect((await stranger.browser.get(`/profiles/get-deal-suggestions/${owner.profileHash}`)).status).toBe(
      404,
    );
    const staff = await newAuthor({ roles: ['admin'] });
    expect((await accept(staff, suggestionHash)).status).toBe(200);
    expect(await newestRow('audit_log', { event: 'change-suggestion.accept' })).toMatchObject({
      as_staff: 1,
    });
  });

  it('is refused if there would be more shares than the number', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn, { suggestedAmount: 1 })).record;
    await add(await newAuthor(), { isbn });
    const response = await accept(owner, suggestionHash);
    expect(response).toMatchObject({ status: 422, code: 'amountBelowAuthors' });
    expect(response.error?.details.params).toEqual({ min: 2 });
    expect((await received(owner)).total).toBe(1);
  });

  it('does not add a suggester who has claimed a share in the meantime', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn, { addIfAccepted: 1 })).record;
    await add(stranger, { isbn });
    expect((await accept(owner, suggestionHash)).record.authorDeal?.shares).toHaveLength(2);
  });

  it('is refused while a distribution is being calculated, except declining', async () => {
    const { isbn, owner } = await shared();
    const { suggestionHash } = (await suggest(await newAuthor(), isbn)).record;
    await lock(isbn);
    expect(await accept(owner, suggestionHash)).toMatchObject({ status: 423, code: 'lockedError' });
    expect((await reject(owner, suggestionHash)).status).toBe(204);
  });

  it('passes to the deal’s new owner, and ends with the deal', async () => {
    const { isbn, owner, others } = await shared({ sharers: 2 });
    const [heir] = others as [Author];
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn)).record;
    const fromHeir = (await suggest(heir, isbn)).record.suggestionHash;
    await edit(owner, isbn, { role: roles() });
    expect((await accept(owner, suggestionHash)).status).toBe(404);
    // The new owner's own suggestions would be theirs to response.
    expect((await received(heir)).records.map((row) => row.suggestionHash)).toEqual([suggestionHash]);
    expect(await newestRow('change_suggestions', { hash: fromHeir })).toMatchObject({ state: 'LAPSED' });
    await edit(heir, isbn, { role: roles() });
    expect(await newestRow('change_suggestions', { hash: suggestionHash })).toMatchObject({
      state: 'LAPSED',
    });
    expect((await newestMessage(stranger))?.title).toBe('Muutosehdotuksesi on rauennut: Saaren talvi');
  });

  it('prevents deleting the suggester’s name only while it is pending', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn)).record;
    const url = `/profiles/${stranger.profileHash}`;
    const saveNone = async () => {
      const seen = await stranger.browser.get(url);
      return stranger.browser.send('POST', `${url}/name-data`, {
        body: { nameData: [] },
        headers: { 'if-match': seen.headers.get('etag') ?? '' },
      });
    };
    expect((await saveNone()).code).toBe('nameDataDeleteDisallowed');
    await reject(owner, suggestionHash);
    expect((await saveNone()).status).toBe(200);
  });
});

describe('concurrently', () => {
  it('one of two acceptances wins, the other gets that it is handled', async () => {
    const { isbn, owner } = await shared();
    const { suggestionHash } = (await suggest(await newAuthor(), isbn, { addIfAccepted: 1 })).record;
    const responses = await Promise.all([accept(owner, suggestionHash), accept(owner, suggestionHash)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.code).toBe('suggestionHandled');
    expect(await sharesOf(owner, isbn)).toBe(2);
  });

  it('accepting or lowering the number wins, the other gets the change', async () => {
    const { isbn, owner } = await shared({ numberOfAuthors: 3 });
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn, { addIfAccepted: 1, suggestedAmount: 2 }))
      .record;
    const [accepted, edited] = await Promise.all([
      accept(owner, suggestionHash, 3),
      edit(owner, isbn, { changedAmounts: ['author'], numberOfAuthors: 1 }),
    ]);
    const deal = (await forEdit(owner, isbn)).record.authorDeal;
    if (accepted.status === 200) {
      // The edit's base version has changed, or it included the two shares already.
      expect([412, 422]).toContain(edited.status);
      expect(deal).toMatchObject({ amount: 2, shares: [{}, {}] });
    } else {
      expect([accepted.status, accepted.code]).toEqual([409, 'suggestionOutdated']);
      expect(edited.status).toBe(200);
      expect(deal).toMatchObject({ amount: 1, shares: [{}], suggestions: 1 });
    }
  });

  it('one of fifty claims gets the last share, the others get that it is taken', async () => {
    const { isbn, owner } = await shared();
    const claimers = await Promise.all(Array.from({ length: 50 }, () => newAuthor()));
    const responses = await Promise.all(claimers.map((claimer) => add(claimer, { isbn })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const lost = responses.filter(({ status }) => status !== 201);
    expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['bookAlreadyClaimed']));
    expect(await sharesOf(owner, isbn)).toBe(2);
  }, 60_000);
});

describe('the society', () => {
  it('lists the suggestions of a year with their outcome', async () => {
    const { isbn, owner } = await shared();
    const stranger = await newAuthor();
    const { suggestionHash } = (await suggest(stranger, isbn)).record;
    await reject(owner, suggestionHash, 'wrongOther');
    const staff = await newAuthor({ roles: ['admin'] });
    const year = String((await server()).system.now().getUTCFullYear());
    const { records } = (await staff.browser.get('/suggestions', { year, offset: '0' })).body as {
      records: StaffChangeSuggestion[];
    };
    expect(records[0]).toMatchObject({
      suggestionHash,
      state: 'REJECTED',
      rejectionReason: 'wrongOther',
      amountBefore: 2,
      suggesterName: stranger.person.name,
      ownerName: owner.person.name,
    });
    expect((await staff.browser.get('/suggestions', { year: '1999' })).body).toMatchObject({ total: 0 });
    expect((await stranger.browser.get('/suggestions', { year })).status).toBe(403);
  });
});
