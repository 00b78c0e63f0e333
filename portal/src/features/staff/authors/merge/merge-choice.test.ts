import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { expect, it } from 'vitest';
import { noneChosen, swapped, withChosen } from './merge-choice';

const author = (authorHash: string) => ({ authorHash }) as FoundAuthor;
const [inka, aino] = [author('inka'), author('aino')];

it('has a place for each, and swaps them', () => {
  const both = withChosen(withChosen(noneChosen, 'staying', inka), 'leaving', aino);
  expect(both).toEqual({ staying: inka, leaving: aino });
  expect(swapped(both)).toEqual({ staying: aino, leaving: inka });
});

it('never has one author in both places', () => {
  const staying = withChosen(noneChosen, 'staying', inka);
  expect(withChosen(staying, 'leaving', author('inka'))).toEqual({ staying: undefined, leaving: inka });
});
