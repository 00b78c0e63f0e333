import type { Endpoint } from '@nimio/domain/endpoint';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, Browser } from './harness/browser.js';
import { asStaff } from './harness/calls/account.js';
import {
  atTheBank,
  exampleOf,
  hasIdentityCode,
  make,
  resetRateLimits,
  tableOfCalls,
} from './harness/calls.js';
import { type Author, newAuthor } from './harness/people.js';
import { strongSession } from './harness/strong-session.js';

const outcomeOf = ({ status, code }: ApiResponse) => code ?? status;

describe.each(tableOfCalls)('%s', (name: string, endpoint: Endpoint) => {
  const { who } = endpoint.access;
  const works = endpoint.reply.status;

  it('answers each kind of visitor as its declaration says, without an identity code', async () => {
    await resetRateLimits();
    const visitors: [string, (author: Author) => Browser | Promise<Browser>, boolean][] = [
      ['no session', () => new Browser(), who === 'anonymous'],
      ['a strong session', strongSession, who === 'anonymous' || who === 'session'],
      ['the author', ({ browser }) => browser, who !== 'staff'],
      ['staff without the second factor', asStaff, who !== 'staff'],
    ];
    let author = await newAuthor();
    let input = await exampleOf(name, author);
    for (const [visitor, come, isServed] of visitors) {
      const response = await make(atTheBank(author, await come(author)), endpoint, input);
      const refusal = visitor === 'no session' ? 'sessionMissing' : 'forbidden';
      expect(outcomeOf(response), visitor).toBe(isServed ? works : refusal);
      // Only the person who registers can read it.
      expect(hasIdentityCode(response), visitor).toBe(isServed && name === 'getRegistration');
      // A successful write may have consumed the data of the example.
      if (!isServed || endpoint.method === 'GET') continue;
      author = await newAuthor();
      input = await exampleOf(name, author);
    }
  });
});
