import { expect, test } from 'vitest';
import { inka, otso, storyDeal } from '../story-work';
import { dealValues, without, withSharer } from './deal.form';

test('a sharer who opens the work changes no field of the correction', () => {
  const [before, after] = [
    { ...otso, hasChanges: 1 as const },
    { ...otso, hasChanges: 0 as const },
  ];
  expect(dealValues(storyDeal(2, [inka, before]))).toEqual(dealValues(storyDeal(2, [inka, after])));
});

test('removing and adding a sharer again leaves the form unchanged', () => {
  const values = dealValues(storyDeal(2, [inka, otso]));
  const { profileHash, profileName, authorHash, authorName } = otso;
  const sharer = { profileHash, profileName, authorHash, authorName };
  expect(withSharer(without(values, profileHash), sharer)).toEqual(values);
});
