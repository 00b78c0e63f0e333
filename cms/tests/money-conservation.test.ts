import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { forgetApproved } from './harness/distributions.js';
import { isPostgres } from './harness/environment.js';
import {
  advances,
  exclusions,
  expiries,
  factors,
  lateOnes,
  mainOnes,
  marks,
  newAccounts,
  rejections,
  repeats,
  returns,
} from './harness/money/payment-steps.js';
import {
  amounts,
  claims,
  closings,
  contracts,
  deaths,
  estates,
  leaves,
  replacements,
} from './harness/money/sharer-steps.js';
import { newWorld, type Step } from './harness/money/world.js';
import { type Author, newAuthor } from './harness/people.js';

const weighted = (weight: number, ...steps: fc.Arbitrary<Step>[]) =>
  steps.map((arbitrary) => ({ weight, arbitrary }));

/** A random step on the money of a few authors. Distributions and claims are frequent, so that money moves. */
const anyStep = fc.oneof(
  ...weighted(8, mainOnes, lateOnes, claims),
  ...weighted(4, contracts, advances, returns, newAccounts),
  ...weighted(3, amounts, replacements, marks, rejections, expiries),
  ...weighted(2, leaves, closings, deaths, estates, repeats, exclusions, factors),
);

let staff: Author;
let colleague: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
  colleague = await newAuthor({ roles: ['superadmin'] });
});
afterAll(forgetApproved);

// Where the databases could differ, the tests of each step run on both.
describe.skipIf(isPostgres)('every cent of a pot', () => {
  it('is deducted, paid, carried over, claimed late, open or expired, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands([anyStep], { size: 'max', maxCommands: 40 }), async (steps) => {
        const world = await newWorld(staff, colleague);
        await fc.asyncModelRun(() => ({ model: world, real: world }), steps);
      }),
      // Long sequences find more than many short ones. The time limit ends the shrinking too.
      { numRuns: 8, unbiased: true, interruptAfterTimeLimit: 100_000 },
    );
  });
});
