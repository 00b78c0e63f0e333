import { deductedCents } from '../accounting-settings/accounting-settings.js';
import type { Deduction } from '../accounting-settings/accounting-settings.types.js';
import type { TaxKind } from '../taxation/withholding.js';

/**
 * The accounts of a bookkeeper, who gives them numbers: `funds` is money received to be distributed, `payees` what is owed
 * on the payments of a distribution, `waiting` what is owed and waits for a later one, and `expired` what was reserved and
 * can no longer be claimed.
 */
export type PostingAccount =
  | 'funds'
  | 'deduction'
  | 'reserve'
  | 'expired'
  | 'payees'
  | 'waiting'
  | 'withholding'
  | 'source'
  | 'bank'
  | 'manual';

/** What is posted. */
export type PostingItem =
  | 'pot'
  | 'deduction'
  | 'gross'
  | 'reserve'
  | 'fromReserves'
  | 'expired'
  | 'carriedOver'
  | 'carriedIn'
  | 'payments'
  | 'withoutAccount'
  | 'withheld'
  | 'transfers'
  | 'manual';

export interface Posting {
  account: PostingAccount;
  item: PostingItem;
  /** A debit is positive and a credit negative; never 0. */
  cents: number;
  /** Of the account `deduction`. */
  deduction?: Deduction;
}

/** What an approval allocates, in cents. */
interface ApprovedSums {
  potInCents: number;
  deductions: readonly Deduction[];
  gross: number;
  reserve: number;
  /** What a late distribution takes from the reserves of earlier ones, instead of a pot. */
  fromReserves: number;
  carriedOver: number;
  carriedIn: number;
}

/** Payments that have the same tax and leave the society in the same way, summed in cents. */
export interface PaymentSum {
  taxKind: TaxKind;
  /** In the file for the bank, by hand, or not at all without an account. */
  route: 'transfer' | 'manual' | 'none';
  gross: number;
  withheld: number;
}

const withAmount = (postings: readonly Posting[]): Posting[] => postings.filter(({ cents }) => cents !== 0);

/** The postings of an approval: what the pot or the reserves become, and what moves between distributions. */
export const approvalPostings = ({
  potInCents,
  deductions,
  gross,
  reserve,
  fromReserves,
  carriedOver,
  carriedIn,
}: ApprovedSums): Posting[] =>
  withAmount([
    { account: 'funds', item: 'pot', cents: potInCents },
    ...deductions.map((deduction): Posting => {
      const cents = -deductedCents(potInCents, deduction);
      return { account: 'deduction', item: 'deduction', cents, deduction };
    }),
    { account: 'reserve', item: 'reserve', cents: -reserve },
    { account: 'reserve', item: 'fromReserves', cents: fromReserves },
    { account: 'payees', item: 'gross', cents: -gross },
    { account: 'payees', item: 'carriedOver', cents: carriedOver },
    { account: 'waiting', item: 'carriedOver', cents: -carriedOver },
    { account: 'waiting', item: 'carriedIn', cents: carriedIn },
    { account: 'payees', item: 'carriedIn', cents: -carriedIn },
  ]);

/** The postings of the day of payment. Nothing is withheld from payments without an account, which wait. */
export function paymentPostings(sums: readonly PaymentSum[]): Posting[] {
  const total = (centsOf: (sum: PaymentSum) => number): number =>
    sums.reduce((cents, sum) => cents + centsOf(sum), 0);
  const withheld = (kind: TaxKind): number =>
    total(({ route, taxKind, withheld: tax }) => (route !== 'none' && taxKind === kind ? tax : 0));
  const net = (by: PaymentSum['route']): number =>
    total(({ route, gross, withheld: tax }) => (route === by ? gross - tax : 0));
  return withAmount([
    { account: 'payees', item: 'payments', cents: total(({ gross }) => gross) },
    {
      account: 'waiting',
      item: 'withoutAccount',
      cents: -total(({ route, gross }) => (route === 'none' ? gross : 0)),
    },
    { account: 'withholding', item: 'withheld', cents: -withheld('withholding') },
    { account: 'source', item: 'withheld', cents: -withheld('source') },
    { account: 'bank', item: 'transfers', cents: -net('transfer') },
    { account: 'manual', item: 'manual', cents: -net('manual') },
  ]);
}

/**
 * Reverses payments that the bank returned. Their tax is reversed too, because the payment that replaces them has its own
 * withholding of the whole, and what is owed waits for it.
 */
export const returnPostings = (sums: readonly PaymentSum[]): Posting[] =>
  paymentPostings(sums).map(({ account, item, cents }) => ({
    account: account === 'payees' ? 'waiting' : account,
    item,
    cents: -cents,
  }));

/** The postings of a reserve that staff let expire. */
export const expiryPostings = (cents: number): Posting[] => [
  { account: 'reserve', item: 'expired', cents },
  { account: 'expired', item: 'expired', cents: -cents },
];
