import { describe, expect, it } from 'vitest';
import { accountingRow as row } from '../story-rows';
import { paymentsOf, paymentYears, yearRanges } from './payments';

const statement = (...rows: ReturnType<typeof row>[]) => paymentsOf(rows)[0]?.statement;

describe('a payment', () => {
  it('is all rows of one payment', () => {
    const [payment] = paymentsOf([row('p', 'a'), row('p', 'b', { paidAmountInCents: 40 })]);
    expect(payment).toMatchObject({ kind: 'paid', paidAmountInCents: 128_500 });
    expect(payment?.statement?.hashes).toBe(
      `${row('p', 'a').accountingHash}-${row('p', 'b').accountingHash}`,
    );
  });

  it('below the minimum is distinguished from an estimate', () => {
    const [payment] = paymentsOf([row('a', 'a', { state: 'estimate', isCarriedOver: 1 })]);
    expect(payment?.kind).toBe('carriedOver');
  });
});

describe('its statement', () => {
  it.each([
    ['an estimate', row('p', 'a', { state: 'estimate' })],
    ['nothing', row('p', 'a', { paidAmountInCents: 0 })],
    ['what has none', row('p', 'a', { paymentSummaryAvailable: 0 })],
  ])('is not there for %s', (_, one) => expect(statement(one)).toBeUndefined());

  it.each([
    ['error', 'error', 'pending'],
    ['pending', 'pending', 'ready'],
    [null, null, 'ready'],
    ['ready', 'ready', 'ready'],
  ] as const)('is %s when its parts are %s and %s', (state, one, other) => {
    const parts = [one, other].map((paymentSummaryStatus, at) =>
      row('p', `a${at}`, { paymentSummaryStatus, paymentSummarySize: paymentSummaryStatus && 1024 }),
    );
    expect(statement(...parts)?.state).toBe(state);
  });
});

it('years go back to 2000, each with the paid sum', () => {
  const years = paymentYears(
    paymentsOf([
      row('p', 'a'),
      row('q', 'b', { date: '2026-06-15', paidAmountInCents: 40 }),
      row('r', 'c', { date: '2026-12-15', state: 'estimate' }),
      row('s', 'd', { date: '2004-01-02', state: 'failed' }),
    ]),
    2026,
  );
  expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 27 }, (_, back) => 2026 - back));
  expect(years[0]).toMatchObject({ sumInCents: 128_500, payments: [{}, {}] });
  expect(years.slice(1).every(({ sumInCents, payments }) => sumInCents === 0 && payments.length === 0)).toBe(
    true,
  );
});

it.each([
  [[2003], '2003'],
  [[2008, 2007, 2006, 2005, 2003], '2003, 2005–2008'],
  [[2001, 2000], '2000–2001'],
  [[], ''],
])('%o are written %s', (years, text) => expect(yearRanges(years)).toBe(text));
