import { describe, expect, it } from 'vitest';
import { refusalOfDivision } from './division.js';

describe('a division that staff set', () => {
  it('may leave places that nobody has claimed', () => {
    expect(refusalOfDivision('author', { amount: 3, owner: 1, sharers: [1, 2] })).toBeUndefined();
    expect(refusalOfDivision('author', { amount: 2, owner: 2, sharers: [1, 2] })).toBeUndefined();
  });

  it('has never more shares than the amount', () => {
    const division = { amount: 1, owner: 1, sharers: [1, 2] };
    expect(refusalOfDivision('author', division)).toBe('amountBelowAuthors');
    expect(refusalOfDivision('translator', division)).toBe('amountBelowTranslators');
  });

  it('gives nobody two shares', () => {
    expect(refusalOfDivision('author', { amount: 3, owner: 1, sharers: [1, 2, 1] })).toBe('sharedTwice');
  });

  it('is in the charge of somebody who shares', () => {
    expect(refusalOfDivision('author', { amount: 3, owner: 3, sharers: [1, 2] })).toBe('ownerNotSharing');
    expect(refusalOfDivision('author', { amount: 3, owner: 3, sharers: [] })).toBe('ownerNotSharing');
  });
});
