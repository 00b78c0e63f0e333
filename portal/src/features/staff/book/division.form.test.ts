import { expect, test } from 'vitest';
import { divisionValues, without, withSharer } from './division.form';
import { inka, otso, storyDeal } from './story-book';

test('a sharer who looks at the work meanwhile changes nothing that is being corrected', () => {
  const [before, after] = [
    { ...otso, hasChanges: 1 as const },
    { ...otso, hasChanges: 0 as const },
  ];
  expect(divisionValues(storyDeal(2, [inka, before]))).toEqual(divisionValues(storyDeal(2, [inka, after])));
});

test('who is taken out and put back leaves the form as it was', () => {
  const values = divisionValues(storyDeal(2, [inka, otso]));
  const { profileHash, profileName, authorHash, authorName } = otso;
  const sharer = { profileHash, profileName, authorHash, authorName };
  expect(withSharer(without(values, profileHash), sharer)).toEqual(values);
});
