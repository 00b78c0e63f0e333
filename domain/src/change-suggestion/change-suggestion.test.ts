import { assert, boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSetAmount } from '../work/shares.js';
import { refusalOfChangeSuggestion, sharesAfter } from './change-suggestion.js';

const deal = { amount: 2, shares: [1], isOwn: false, isHeld: false };
const change = { role: 'author', amount: 3, addIfAccepted: false } as const;

describe('refusalOfSuggestion', () => {
  it.each([
    ['another number', deal, change, undefined],
    ['a share in addition', deal, { ...change, addIfAccepted: true }, undefined],
    ['a number by who has a share', { ...deal, isHeld: true }, change, undefined],
    ['no owner who could answer', undefined, change, 'dealMissing'],
    ['one’s own deal', { ...deal, isOwn: true }, change, 'ownDeal'],
    ['a second share', { ...deal, isHeld: true }, { ...change, addIfAccepted: true }, 'noDuplicateShares'],
    ['no change', deal, { ...change, amount: 2 }, 'amountUnchanged'],
    [
      'no room for the one to be added',
      deal,
      { ...change, amount: 1, addIfAccepted: true },
      'amountBelowAuthors',
    ],
    [
      'fewer translators than shares',
      { ...deal, shares: [1, 2] },
      { ...change, role: 'translator' as const, amount: 1 },
      'amountBelowTranslators',
    ],
  ])('%s', (_, met, suggested, refusal) => {
    expect(refusalOfChangeSuggestion(met, suggested)).toBe(refusal);
  });

  it('accepts only what the present deal allows', () => {
    assert(
      property(
        integer({ min: 1, max: 9 }),
        integer({ min: 0, max: 9 }),
        integer({ min: 1, max: 12 }),
        boolean(),
        boolean(),
        (amount, claimed, suggested, isHeld, addIfAccepted) => {
          const shares = Array.from({ length: Math.min(amount, claimed) });
          const met = { amount, shares, isOwn: false, isHeld: isHeld && shares.length > 0 };
          const wish = { role: 'author', amount: suggested, addIfAccepted } as const;
          if (refusalOfChangeSuggestion(met, wish) !== undefined) return;
          const after = Array.from({ length: sharesAfter(met, wish) });
          expect(canSetAmount({ shares: after }, suggested)).toBe(true);
          expect(suggested).not.toBe(amount);
        },
      ),
    );
  });
});
