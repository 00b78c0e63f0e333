import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryGroups, shownGroups, usualGroups } from './library-groups.js';

describe('the groups that are shown', () => {
  it.each([
    ['all but Celia’s at first', [], usualGroups],
    ['Celia’s alone', ['cel'], ['cel']],
    ['others in the order of the filters', ['sci', 'gen'], ['gen', 'sci']],
    ['never Celia’s with others', ['cel', 'sci'], ['sci']],
    ['the usual ones for what is no group', ['children'], ['gen', 'sci', 'e-gen', 'e-sci']],
  ] as const)('are %s', (_, chosen, shown) => expect(shownGroups(chosen)).toEqual(shown));

  it('are never empty, and stay when they are chosen', () => {
    fc.assert(
      fc.property(fc.subarray([...libraryGroups]), (chosen) => {
        const shown = shownGroups(chosen);
        expect(shown.length).toBeGreaterThan(0);
        expect(shownGroups(shown)).toEqual(shown);
      }),
    );
  });
});
