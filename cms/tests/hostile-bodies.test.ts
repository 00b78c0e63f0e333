import { describe, expect, it } from 'vitest';
import { expectRefused, inBatches, sendText, state } from './harness/attacks.js';
import { exampleOf, tableOfCalls } from './harness/calls.js';
import { wrongBodies } from './harness/hostile.js';
import { authorFor } from './harness/people.js';

const withBody = tableOfCalls.flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, endpoint.body] as const] : [],
);

describe.each(withBody)('the body of %s', (name, endpoint, schema) => {
  it('is refused in another than the declared form, and nothing changes', async () => {
    const author = await authorFor(endpoint);
    const input = await exampleOf(name, author);
    const before = await state(author);
    await inBatches(wrongBodies(schema, input.body), async ({ what, text, fields }) => {
      const response = await sendText(author, endpoint, input, text);
      expectRefused(response, what);
      expect(response.fields, what).toEqual(expect.arrayContaining(fields));
    });
    expect(await state(author)).toEqual(before);
  });
});
