import { describe, expect, it } from 'vitest';
import { refusalOfDeal } from './deal.js';

describe('a deal that staff set', () => {
  it('may have unclaimed shares', () => {
    expect(refusalOfDeal('author', { amount: 3, owner: 1, sharers: [1, 2] })).toBeUndefined();
    expect(refusalOfDeal('author', { amount: 2, owner: 2, sharers: [1, 2] })).toBeUndefined();
  });

  it('never has more shares than its amount', () => {
    const deal = { amount: 1, owner: 1, sharers: [1, 2] };
    expect(refusalOfDeal('author', deal)).toBe('amountBelowAuthors');
    expect(refusalOfDeal('translator', deal)).toBe('amountBelowTranslators');
  });

  it('has at most one share of a profile', () => {
    expect(refusalOfDeal('author', { amount: 3, owner: 1, sharers: [1, 2, 1] })).toBe('sharedTwice');
  });

  it('is owned by one of its holders', () => {
    expect(refusalOfDeal('author', { amount: 3, owner: 3, sharers: [1, 2] })).toBe('ownerNotSharing');
    expect(refusalOfDeal('author', { amount: 3, owner: 3, sharers: [] })).toBe('ownerNotSharing');
  });
});
