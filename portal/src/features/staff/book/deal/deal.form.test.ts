import { expect, test } from 'vitest';
import { inka, otso, storyDeal } from '../story-book';
import { dealValues, without, withSharer } from './deal.form';

test('a sharer who looks at the work meanwhile changes nothing that is being corrected', () => {
  const [before, after] = [
    { ...otso, hasChanges: 1 as const },
    { ...otso, hasChanges: 0 as const },
  ];
  expect(dealValues(storyDeal(2, [inka, before]))).toEqual(dealValues(storyDeal(2, [inka, after])));
});

test('who is taken out and put back leaves the form as it was', () => {
  const values = dealValues(storyDeal(2, [inka, otso]));
  const { profileHash, profileName, authorHash, authorName } = otso;
  const sharer = { profileHash, profileName, authorHash, authorName };
  expect(withSharer(without(values, profileHash), sharer)).toEqual(values);
});
