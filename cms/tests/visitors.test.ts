import type { Endpoint } from '@nimio/domain/endpoint';
import { describe, expect, it } from 'vitest';
import { type Answer, Browser } from './harness/browser.js';
import { asStaff } from './harness/calls/account.js';
import { atTheBank, exampleOf, forgetTries, make, tableOfCalls } from './harness/calls.js';
import { type Author, newAuthor } from './harness/people.js';
import { strongSession } from './harness/strong-session.js';

const outcomeOf = ({ status, code }: Answer) => code ?? status;

describe.each(tableOfCalls)('%s', (name: string, endpoint: Endpoint) => {
  const { who } = endpoint.access;
  const works = endpoint.reply.status;

  it('answers each kind of visitor as its declaration says', async () => {
    await forgetTries();
    const visitors: [string, (author: Author) => Browser | Promise<Browser>, boolean][] = [
      ['nobody', () => new Browser(), who === 'anonymous'],
      ['a strong session', strongSession, who === 'anonymous' || who === 'session'],
      ['the author', ({ browser }) => browser, who !== 'staff'],
      ['staff without the second factor', asStaff, who !== 'staff'],
    ];
    let author = await newAuthor();
    let input = await exampleOf(name, author);
    for (const [visitor, come, isServed] of visitors) {
      const answer = await make(atTheBank(author, await come(author)), endpoint, input);
      const refusal = visitor === 'nobody' ? 'sessionMissing' : 'forbidden';
      expect(outcomeOf(answer), visitor).toBe(isServed ? works : refusal);
      // A write that was served may have used up what the example needs.
      if (!isServed || endpoint.method === 'GET') continue;
      author = await newAuthor();
      input = await exampleOf(name, author);
    }
  });
});

it('an identity code stands in no reply but the one to the person who registers', async () => {
  const codePattern = /\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/;
  for (const [name, endpoint] of tableOfCalls) {
    await forgetTries();
    const author = await newAuthor({ roles: ['admin'] });
    const answer = await make(author.browser, endpoint, await exampleOf(name, author));
    // The request's own id is random digits and hyphens, which may look like a code.
    const headers = [...answer.headers].filter(([header]) => header !== 'x-request-id');
    const text = JSON.stringify([answer.body, headers]);
    expect(codePattern.test(text), name).toBe(name === 'readRegistration');
    expect(text, name).not.toContain(author.person.identityCode);
  }
}, 120_000);
