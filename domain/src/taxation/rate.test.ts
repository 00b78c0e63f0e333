import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeRaised,
  firstRaise,
  isDeclineShown,
  isOnStep,
  pendingKind,
  raise,
  refusalOfRaise,
} from './proposal.js';
import { effectiveRate, fromTenths, type RateFacts, shownRate, toTenths, withhold } from './rate.js';
import { taxTypes } from './tax-types.js';

const now = new Date('2026-11-20T12:00:00Z');
const facts = (taxType: string | null, taxRate: number | null, taxYear: number | null = 2026): RateFacts => ({
  taxType,
  taxRate,
  taxYear,
});

describe('the shown rate', () => {
  it.each([
    ['ST', null, 60],
    ['P', null, 30],
    ['L_15', null, 0],
    [null, null, 0],
    ['ST', 0, 0],
    ['P', 12.5, 12.5],
  ])('of %s with %s is %s', (type, rate, shown) => expect(shownRate(facts(type, rate))).toBe(shown));
});

describe('the effective rate', () => {
  it.each([
    ['ST', 22.5, 2026, 22.5],
    ['ST', 0, 2026, 0],
    ['ST', null, 2026, 60],
    ['P', null, 2026, 30],
    ['L_35', null, 2026, 35],
    ['L_35', 10, 2026, 10],
    ['L', null, 2026, 60],
    ['M', null, 2026, 60],
    ['ST', 22.5, 2025, 22.5],
    ['ST', 22.5, 2024, 60],
    ['ST', 22.5, 2027, 60],
    ['ST', 22.5, null, 60],
    [null, null, null, 60],
  ])('of %s with %s of %s is %s', (type, rate, year, effective) =>
    expect(effectiveRate(facts(type, rate, year), now, 60)).toBe(effective),
  );

  it('changes at the Finnish new year', () => {
    const lastYears = facts('ST', 10, 2025);
    expect(effectiveRate(lastYears, new Date('2026-12-31T21:59:59Z'), 60)).toBe(10);
    expect(effectiveRate(lastYears, new Date('2026-12-31T22:00:00Z'), 60)).toBe(60);
  });
});

describe('withholding', () => {
  it('is rounded down to the cent, as in the example of the page', () => {
    expect(withhold(128_460, 60)).toEqual({ amount: 128_460, withheld: 77_076, paid: 51_384 });
    expect(withhold(1, 60)).toEqual({ amount: 1, withheld: 0, paid: 1 });
    expect(withhold(999, 0.5)).toEqual({ amount: 999, withheld: 4, paid: 995 });
  });

  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  const tenths = fc.integer({ min: 0, max: 1000 });

  it('loses no cent and never withholds more than the rate', () => {
    fc.assert(
      fc.property(cents, tenths, (amount, rate) => {
        const { withheld, paid } = withhold(amount, fromTenths(rate));
        expect(withheld + paid).toBe(amount);
        expect(withheld * 1000).toBeLessThanOrEqual(amount * rate);
        expect((withheld + 1) * 1000).toBeGreaterThan(amount * rate);
      }),
    );
  });

  it('is exact for tenths of a percent', () => {
    fc.assert(fc.property(tenths, (rate) => void expect(toTenths(fromTenths(rate))).toBe(rate)));
  });
});

describe('a raise', () => {
  const someFacts = fc.record({
    taxType: fc.constantFrom(...taxTypes, null),
    taxRate: fc.option(fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2)),
    taxYear: fc.option(fc.integer({ min: 2022, max: 2027 })),
    defaultRate: fc.constantFrom(0, 20, 30, 60, 100),
  });
  const rateOf = (taxation: RateFacts & { defaultRate: number }) =>
    effectiveRate(taxation, now, taxation.defaultRate);
  const rates = fc.integer({ min: -50, max: 700 }).map(fromTenths);

  it('is allowed exactly from above the rate to 60, in halves', () => {
    fc.assert(
      fc.property(someFacts, rates, (taxation, rate) => {
        const isAllowed = rate >= 0 && rate > rateOf(taxation) && rate <= 60 && isOnStep(rate);
        expect(refusalOfRaise(rate, taxation, now) === undefined).toBe(isAllowed);
      }),
    );
  });

  it('starts in the form with an allowed value, if any', () => {
    fc.assert(
      fc.property(someFacts, (taxation) => {
        const first = firstRaise(rateOf(taxation));
        expect(first).toBeLessThanOrEqual(raise.max);
        expect(refusalOfRaise(first, taxation, now) === undefined).toBe(canBeRaised(taxation, now));
      }),
    );
  });

  it('and a tax card are never both pending', () => {
    expect(pendingKind({ proposalStatus: 'PENDING', proposedTaxRate: 30 })).toBe('rate');
    expect(pendingKind({ proposalStatus: 'PENDING', proposedTaxRate: null })).toBe('card');
    expect(pendingKind({ proposalStatus: 'DECLINED', proposedTaxRate: 30 })).toBeUndefined();
    expect(pendingKind({ proposalStatus: null, proposedTaxRate: null })).toBeUndefined();
  });
});

describe('a decline', () => {
  const declined = {
    proposalStatus: 'DECLINED',
    proposalStatusUpdateDate: '2026-03-02T10:00:00.000Z',
  } as const;
  it.each([
    ['is shown without tax data', null, true],
    ['is shown with older tax data', '2026-01-31T10:00:00.000Z', true],
    ['is superseded by newer tax data', '2026-03-02T10:00:00.001Z', false],
  ])('%s', (_, taxDataDate, isShown) => expect(isDeclineShown({ ...declined, taxDataDate })).toBe(isShown));
  it('is none while a proposal is pending or after it was accepted', () => {
    for (const proposalStatus of ['PENDING', 'ACCEPTED', 'CANCELLED', null] as const)
      expect(isDeclineShown({ ...declined, proposalStatus, taxDataDate: null })).toBe(false);
  });
});
