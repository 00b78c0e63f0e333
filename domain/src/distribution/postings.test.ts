import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalDeducted } from '../accounting-settings/accounting-settings.js';
import { withhold } from '../taxation/rate.js';
import { taxKinds } from '../taxation/withholding.js';
import {
  approvalPostings,
  type PaymentSum,
  type Posting,
  type PostingAccount,
  paymentPostings,
  returnPostings,
} from './postings.js';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Debits less credits. */
const balance = (postings: readonly Posting[], account?: PostingAccount): number =>
  sum(postings.filter((one) => account === undefined || one.account === account).map(({ cents }) => cents));

const deduction = (percent: number, at: number) => ({
  code: `D${at}`,
  nameFi: 'Kulut',
  nameSv: 'Kostnader',
  nameEn: 'Costs',
  percent: percent / 100,
});

const payment = fc
  .record({
    gross: fc.integer({ min: 1, max: 100_000_000 }),
    rate: fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2),
    taxKind: fc.constantFrom(...taxKinds),
    route: fc.constantFrom('transfer', 'manual', 'none'),
    comesBack: fc.boolean(),
  })
  .map(({ rate, comesBack, ...one }) => ({
    ...one,
    withheld: withhold(one.gross, rate).withheld,
    isReturned: comesBack && one.route !== 'none',
  }));

/** A distribution whose payments include sums of earlier ones, and some of whose payments the bank returns. */
const distribution = fc
  .record({
    payments: fc.array(payment, { maxLength: 30 }),
    /** The part of the payments that earlier distributions carried over. */
    earlier: fc.double({ min: 0, max: 1, noNaN: true }),
    carriedOver: fc.nat(1_000_000),
    unclaimed: fc.nat(100_000_000),
    deductions: fc
      .array(fc.integer({ min: 0, max: 1900 }), { maxLength: 5 })
      .map((all) => all.map(deduction)),
  })
  .map(({ payments, earlier, carriedOver, unclaimed, deductions }) => {
    const paymentsGross = sum(payments.map(({ gross }) => gross));
    const carriedIn = Math.floor(paymentsGross * earlier);
    const gross = paymentsGross - carriedIn + carriedOver;
    // Less than 95 percent is deducted, so this pot is large enough for the gross.
    const potInCents = 20 * (gross + unclaimed + 1);
    const reserve = potInCents - totalDeducted(potInCents, deductions) - gross;
    return { payments, sums: { potInCents, deductions, gross, reserve, carriedOver, carriedIn } };
  });

describe('the postings of a distribution', () => {
  it('balance, and leave on each account what is owed, for any payments', () => {
    fc.assert(
      fc.property(distribution, ({ payments, sums }) => {
        const approval = approvalPostings(sums);
        const paid = paymentPostings(payments);
        const back = returnPostings(payments.filter(({ isReturned }) => isReturned));
        for (const postings of [approval, paid, back]) {
          expect(balance(postings)).toBe(0);
          expect(postings.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)).toBe(true);
        }
        const all = [...approval, ...paid, ...back];
        const sent = payments.filter(({ route, isReturned }) => route !== 'none' && !isReturned);
        const unpaid = payments.filter((one) => !sent.includes(one));
        const of = (some: readonly PaymentSum[], key: 'gross' | 'withheld') =>
          sum(some.map((one) => one[key]));
        expect(balance(all, 'funds')).toBe(sums.potInCents);
        expect(balance(all, 'payees')).toBe(0);
        expect(balance(all, 'waiting')).toBe(sums.carriedIn - sums.carriedOver - of(unpaid, 'gross'));
        for (const kind of taxKinds)
          expect(balance(all, kind)).toBe(
            0 -
              of(
                sent.filter(({ taxKind }) => taxKind === kind),
                'withheld',
              ),
          );
        expect(balance(all, 'bank') + balance(all, 'manual')).toBe(of(sent, 'withheld') - of(sent, 'gross'));
      }),
    );
  });

  it('are those of the bookkeeper', () => {
    const costs = deduction(500, 1);
    expect(
      approvalPostings({
        ...{ potInCents: 100_000, deductions: [costs], gross: 80_000, reserve: 15_000 },
        ...{ carriedOver: 1000, carriedIn: 0 },
      }),
    ).toEqual([
      { account: 'funds', item: 'pot', cents: 100_000 },
      { account: 'deduction', item: 'deduction', cents: -5000, deduction: costs },
      { account: 'reserve', item: 'reserve', cents: -15_000 },
      { account: 'payees', item: 'gross', cents: -80_000 },
      { account: 'payees', item: 'carriedOver', cents: 1000 },
      { account: 'waiting', item: 'carriedOver', cents: -1000 },
    ]);
    const returned: PaymentSum = { taxKind: 'source', route: 'transfer', gross: 20_000, withheld: 6000 };
    expect(
      paymentPostings([
        returned,
        { taxKind: 'withholding', route: 'manual', gross: 50_000, withheld: 30_000 },
        { taxKind: 'withholding', route: 'none', gross: 9000, withheld: 5400 },
      ]),
    ).toEqual([
      { account: 'payees', item: 'payments', cents: 79_000 },
      { account: 'waiting', item: 'withoutAccount', cents: -9000 },
      { account: 'withholding', item: 'withheld', cents: -30_000 },
      { account: 'source', item: 'withheld', cents: -6000 },
      { account: 'bank', item: 'transfers', cents: -14_000 },
      { account: 'manual', item: 'manual', cents: -20_000 },
    ]);
    expect(returnPostings([returned])).toEqual([
      { account: 'waiting', item: 'payments', cents: -20_000 },
      { account: 'source', item: 'withheld', cents: 6000 },
      { account: 'bank', item: 'transfers', cents: 14_000 },
    ]);
  });
});
