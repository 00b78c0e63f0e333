import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalDeducted } from '../accounting-settings/accounting-settings.js';
import { withhold } from '../taxation/rate.js';
import { taxKinds } from '../taxation/withholding.js';
import {
  approvalPostings,
  expiryPostings,
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

/**
 * A distribution whose payments include sums of earlier ones, some of whose payments the bank returns, and whose reserve
 * expires in parts. A late one pays from the reserves of others.
 */
const distribution = fc
  .record({
    payments: fc.array(payment, { maxLength: 30 }),
    /** The part of the payments that earlier distributions carried over. */
    earlier: fc.double({ min: 0, max: 1, noNaN: true }),
    carriedOver: fc.nat(1_000_000),
    unclaimed: fc.nat(100_000_000),
    isLate: fc.boolean(),
    /** The parts of what was left of the reserve that expire. */
    expiring: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 3 }),
    deductions: fc
      .array(fc.integer({ min: 0, max: 1900 }), { maxLength: 5 })
      .map((all) => all.map(deduction)),
  })
  .map(({ payments, earlier, carriedOver, unclaimed, isLate, expiring, deductions }) => {
    const paymentsGross = sum(payments.map(({ gross }) => gross));
    const carriedIn = Math.floor(paymentsGross * earlier);
    const gross = paymentsGross - carriedIn + carriedOver;
    const moved = { gross, carriedOver, carriedIn };
    if (isLate) {
      const sums = { ...moved, potInCents: 0, deductions: [], reserve: 0, fromReserves: gross };
      return { payments, expired: [], sums };
    }
    // Less than 95 percent is deducted, so this pot is large enough for the gross.
    const potInCents = 20 * (gross + unclaimed + 1);
    const reserve = potInCents - totalDeducted(potInCents, deductions) - gross;
    let open = reserve;
    const expired = expiring.flatMap((part) => {
      const cents = Math.ceil(open * part);
      open -= cents;
      return cents === 0 ? [] : [cents];
    });
    return { payments, expired, sums: { ...moved, potInCents, deductions, reserve, fromReserves: 0 } };
  });

describe('the postings of a distribution', () => {
  it('balance, and leave on each account what is owed, for any payments', () => {
    fc.assert(
      fc.property(distribution, ({ payments, expired, sums }) => {
        const approval = approvalPostings(sums);
        const paid = paymentPostings(payments);
        const back = returnPostings(payments.filter(({ isReturned }) => isReturned));
        const expiries = expired.map(expiryPostings);
        for (const postings of [approval, paid, back, ...expiries]) {
          expect(balance(postings)).toBe(0);
          expect(postings.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)).toBe(true);
        }
        const all = [...approval, ...paid, ...back, ...expiries.flat()];
        const sent = payments.filter(({ route, isReturned }) => route !== 'none' && !isReturned);
        const unpaid = payments.filter((one) => !sent.includes(one));
        const of = (some: readonly PaymentSum[], key: 'gross' | 'withheld') =>
          sum(some.map((one) => one[key]));
        expect(balance(all, 'funds')).toBe(sums.potInCents);
        expect(balance(all, 'reserve')).toBe(sums.fromReserves + sum(expired) - sums.reserve);
        expect(balance(all, 'expired')).toBe(0 - sum(expired));
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
        ...{ fromReserves: 0, carriedOver: 1000, carriedIn: 0 },
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
