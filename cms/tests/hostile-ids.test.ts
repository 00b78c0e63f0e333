import { newPublicHash } from '@nimio/domain/access/hash';
import type { Endpoint } from '@nimio/domain/endpoint';
import { describe, expect, it } from 'vitest';
import { expectRefused, state } from './harness/attacks.js';
import { nameToSave } from './harness/calls/author.js';
import { sentTaxCard } from './harness/calls/taxation.js';
import { exampleOf, make, tableOfCalls } from './harness/calls.js';
import { type Body, type Id, idIn, idsOf, withId } from './harness/hostile.js';
import { type Author, authorFor, newAuthor } from './harness/people.js';

/** References that the example of the call lacks: cancelling a pending suggestion, and an alias of a name. */
const naming: Record<string, (author: Author) => Promise<Body> | Body> = {
  'updateTaxProposal.proposal': async (author) => ({
    proposalStatus: 'CANCELLED',
    proposal: await sentTaxCard(author),
  }),
  'updateAuthorNames.aliasTo': ({ authorHash }) => ({
    nameData: [{ ...nameToSave, authorHash, aliasTo: authorHash }],
  }),
};

/**
 * Staff may access every customer; announcements are everyone's. Pending suggestions belong to the customer whom the
 * call names.
 */
const isEverybodys = (name: string, { access }: Endpoint, { place, path }: Id): boolean =>
  (access.who === 'staff' && !(place === 'body' && path[0] === 'proposal')) ||
  (name.endsWith('Announcement') && path[0] === 'hash');

const withIds = tableOfCalls.flatMap(([name, endpoint]) => {
  const ids = endpoint.access.who === 'anonymous' ? [] : idsOf(name, endpoint);
  return ids.map((id) => [name, [id.place, ...id.path].join('.'), endpoint, id] as const);
});

describe.each(withIds)('%s: the id %s', (name, where, endpoint, id) => {
  it('of a foreign and a missing record are refused alike, and nothing changes', async () => {
    const author = await authorFor(endpoint);
    const example = async (of: Author) => {
      const body = await naming[`${name}.${id.path.at(-1)}`]?.(of);
      return body ? { ...(await exampleOf(name, of)), body } : exampleOf(name, of);
    };
    const own = await example(author);
    const isKnown = isEverybodys(name, endpoint, id);
    const foreign = isKnown ? newPublicHash() : idIn(await example(await newAuthor()), id);
    for (const value of [idIn(own, id), foreign]) expect(value, 'in the example').toBeTruthy();
    const before = await state(author);
    const responses = [];
    for (const value of [foreign, newPublicHash()]) {
      const response = await make(author.browser, endpoint, withId(own, id, value));
      expectRefused(response, where);
      responses.push(response.body);
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(await state(author)).toEqual(before);
  });
});
