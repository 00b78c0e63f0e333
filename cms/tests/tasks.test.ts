import type { WaitingCounts } from '@nimio/domain/profile/profile.types';
import { expect, it } from 'vitest';
import { cataloguedWork, renamed } from './harness/calls/suggestion.js';
import { newIsbn } from './harness/new-values.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add } from './harness/works.js';

const none = { failedPayments: 0, changeSuggestions: 0, bookSuggestions: 0, deathReports: 0 };
const countsOf = async ({ browser, profileHash }: Author): Promise<WaitingCounts> =>
  (await browser.get<WaitingCounts>(`/profiles/tasks/${profileHash}`)).record;

it('counts what waits for a customer, without what is hidden, answered or paid again', async () => {
  const [author, other] = [await newAuthor(), await newAuthor()];
  expect(await countsOf(author)).toEqual(none);

  const name = `${await renamed(author)}, Aino`;
  const hidden = await cataloguedWork([{ name, role: 'author' }]);
  await cataloguedWork([{ name, role: 'author' }]);
  await author.browser.send('PUT', `/profiles/${author.profileHash}/hide-suggestion/${hidden.hash}`, {});
  const isbn = newIsbn();
  for (const each of [author, other]) await add(each, { isbn, numberOfAuthors: 2 });
  const { record: suggestion } = await other.browser.post<{ suggestionHash: string }>(
    '/profiles/suggest-amount-change',
    {
      ...{ bookIsbn: isbn, role: 'author', suggestedAmount: 3, suggestionReason: 'Kolmestaan.' },
      ...{ suggesterAuthorHash: other.authorHash, addIfAccepted: 0 },
    },
  );
  await distributed(author, { payment: 'failed', payDate: '2025-03-15' });
  expect(await countsOf(author)).toEqual({
    ...{ failedPayments: 1, changeSuggestions: 1, bookSuggestions: 1, deathReports: 0 },
  });

  await author.browser.send('PUT', '/profiles/reject-deal-suggestion', {
    body: { suggestionHash: suggestion.suggestionHash },
  });
  const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
  const { db } = (await server()).system;
  await db.knex('bank_accounts').where({ profile_id: id }).update({ iban: 'FI4950009420028730' });
  expect(await countsOf(author)).toEqual({ ...none, bookSuggestions: 1 });
});
