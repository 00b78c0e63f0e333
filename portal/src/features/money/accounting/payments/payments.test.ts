import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountingRow as row, withheldFrom } from '../story-rows';
import { chartYears, paymentsOf, paymentYears, totalsOf } from './payments';

const statement = (...rows: ReturnType<typeof row>[]) => paymentsOf(rows)[0]?.statement;

describe('a payment', () => {
  it('is all rows of one payment', () => {
    const withholding = withheldFrom(128_500);
    const [payment] = paymentsOf([
      row('p', 'a', { withholding, loanYears: [2023, 2024] }),
      row('p', 'b', { withholding, paidAmountInCents: 40, loanYears: [2024] }),
    ]);
    expect(payment).toMatchObject({
      ...{ kind: 'paid', paidAmountInCents: 128_500, loanYears: [2023, 2024] },
      withholding: { withheldInCents: 32_125, netInCents: 96_375 },
    });
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
      row('p', `a${at}`, { paymentSummaryStatus }),
    );
    expect(statement(...parts)?.state).toBe(state);
  });
});

it('the sums of a year are those that reach the account', () => {
  const payments = paymentsOf([
    row('p', 'a'),
    row('q', 'b', { paidAmountInCents: 41, state: 'estimate' }),
    row('r', 'c', { state: 'estimate', accountEnd: null }),
    row('s', 'd', { state: 'failed' }),
    row('t', 't', { state: 'estimate', isCarriedOver: 1 }),
  ]);
  expect(totalsOf(payments)).toEqual({
    grossInCents: 128_501,
    withheldInCents: 32_125,
    netInCents: 96_376,
  });
});

it('years go back to 2000', () => {
  const offered = (date: string) => paymentYears(paymentsOf([row('p', 'a', { date })]), 2026);
  expect(offered('2004-01-02')).toEqual(Array.from({ length: 27 }, (_, back) => 2026 - back));
  expect(offered('2027-01-02')[0]).toBe(2027);
});

describe('the years of the chart', () => {
  const paidIn = (...years: number[]) =>
    paymentsOf(years.map((year) => row(`p${year}`, 'a', { date: `${year}-03-16` })));

  it.each([
    ['none without payments', [], 2026, []],
    ['none with one year', [2024], 2024, []],
    ['from the first payment, also without one in between', [2023, 2025], 2025, [2023, 2024, 2025]],
    ['the newest five', [2012, 2026], 2024, [2022, 2023, 2024, 2025, 2026]],
    ['five up to an older one', [2012, 2026], 2019, [2015, 2016, 2017, 2018, 2019]],
    ['the first five', [2012, 2026], 2012, [2012, 2013, 2014, 2015, 2016]],
    ['the first five before the beginning', [2012, 2026], 2008, [2012, 2013, 2014, 2015, 2016]],
  ] as const)('are %s', (_, years, shown, expected) =>
    expect(chartYears(paidIn(...years), shown)).toEqual(expected),
  );

  it('are consecutive, five if there are as many, and include the shown year of a payment', () => {
    const year = fc.integer({ min: 2000, max: 2026 });
    fc.assert(
      fc.property(fc.uniqueArray(year, { minLength: 2 }), fc.nat(), (years, at) => {
        const shown = years[at % years.length] ?? 2000;
        const drawn = chartYears(paidIn(...years), shown);
        expect(drawn.length).toBe(Math.min(5, Math.max(...years) - Math.min(...years) + 1));
        expect(drawn).toEqual(drawn.map((_, index) => (drawn[0] ?? 0) + index));
        expect(drawn).toContain(shown);
      }),
    );
  });
});
