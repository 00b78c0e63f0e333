import { validateBody } from '@nimio/domain/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefusedOrDone, sendText } from './harness/attacks.js';
import { exampleOf, resetRateLimits, tableOfCalls } from './harness/calls.js';
import { isFull } from './harness/environment.js';
import { type Body, changed, fieldsOf, strangeTexts } from './harness/hostile.js';
import { authorFor } from './harness/people.js';

const withBody = tableOfCalls.flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, endpoint.body] as const] : [],
);

const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double(), fc.integer());

describe.each(withBody)('the body of %s', (name, endpoint, schema) => {
  const isValid = (body: Body): boolean => {
    try {
      return Boolean(validateBody(schema, body));
    } catch {
      return false;
    }
  };

  it('may contain unusual texts: they are refused or stored as declared', async () => {
    const author = await authorFor(endpoint);
    let input = await exampleOf(name, author);
    const send = async (paths: string[][], [what, text]: [string, string]) => {
      if (endpoint.throttle) await resetRateLimits();
      const body = paths.reduce((made, path) => changed(made, path, text), input.body);
      const response = await sendText(author, endpoint, input, JSON.stringify(body));
      expectRefusedOrDone(endpoint, response, `${paths.join()}: ${what}`);
      const isDone = response.status < 400;
      if (isDone) input = await exampleOf(name, author);
      return isDone;
    };
    const paths = fieldsOf(schema).flatMap(({ type, path }) => (type === 'string' ? [path] : []));
    for (const strange of strangeTexts) {
      // Fields whose schemas take the text share one call: when it succeeds, the text has been stored in each of them.
      const taken = isFull ? [] : paths.filter((path) => isValid(changed(input.body, path, strange[1])));
      const isStored = taken.length > 0 && (await send(taken, strange));
      // A call that is refused does not say which field was read, so then each field has a separate call.
      for (const path of paths) if (!isStored || !taken.includes(path)) await send([path], strange);
    }
    const { profileHash, browser } = author;
    const works = await browser.get('/profiles/author-books', { profileHash });
    const profile = await browser.get(`/profiles/${profileHash}`);
    expect(JSON.stringify([works.body, profile.body])).not.toMatch(/\\u00|[\u0000-\u001f\u202a-\u202e]/);
  });

  it('may be anything, without an unexpected error', async () => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const keys = fieldsOf(schema).filter(({ path }) => path.length === 1);
    const body = fc.record(
      Object.fromEntries(
        keys.map(({ path: [key = ''] }) => [
          key,
          fc.oneof(
            { weight: 4, arbitrary: fc.constant(input.body[key]) },
            { weight: 1, arbitrary: anything },
          ),
        ]),
      ),
      { noNullPrototype: true, requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, async (made) => {
        if (endpoint.throttle) await resetRateLimits();
        expectRefusedOrDone(endpoint, await sendText(author, endpoint, input, JSON.stringify(made)), name);
      }),
      { seed: 2026, numRuns: 12 },
    );
  });
});
