import { expect, it } from 'vitest';
import { listedWork } from '../example-work';
import { shareChange } from './share-change';

const { authorDeal } = listedWork;
if (!authorDeal) throw new Error('The example has authors');
const ofTwo = { ...listedWork, authorDeal: { ...authorDeal, amount: 2 } };
const change = { role: 'author', amount: 3, isAdded: false } as const;

it('shows the own share before and after', () => {
  expect(shareChange(ofTwo, change)).toEqual({
    before: { over: 1, under: 2 },
    after: { over: 1, under: 3 },
  });
});

it('keeps untouched values', () => {
  expect(shareChange(ofTwo, { ...change, amount: null }).after).toEqual({ over: 1, under: 2 });
});

it('gives a share to an added sharer', () => {
  const external = { ...ofTwo, role: { author: 0, translator: 0, illustrator: 0, editor: 0 } as const };
  expect(shareChange(external, change).after).toEqual({ over: 0, under: 1 });
  expect(shareChange(external, { ...change, isAdded: true })).toEqual({
    before: { over: 0, under: 1 },
    after: { over: 1, under: 3 },
  });
});

it('halves the authors’ part of a translation', () => {
  const { work } = ofTwo;
  if (!work) throw new Error('The example is known');
  const translated = { ...ofTwo, work: { ...work, translated: 1 as const } };
  expect(shareChange(translated, change)).toEqual({
    before: { over: 1, under: 4 },
    after: { over: 1, under: 6 },
  });
});
