import { PLACEHOLDER_IBAN } from '@nimio/domain/bank-account/placeholder-iban';
import { isSepaIban } from '@nimio/domain/bank-account/sepa';
import { effectiveRate, fromTenths, toTenths, withhold } from '@nimio/domain/taxation/rate';
import type { TaxType } from '@nimio/domain/taxation/tax-types';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import {
  defaultRateOf,
  type TaxKind,
  taxKindOf,
  type WithholdingDefault,
} from '@nimio/domain/taxation/withholding';
import type { Reader } from '../../data/sql.js';
import { readWithholding } from '../accounting-settings/store.js';
import { isUnconfirmed } from '../bank-account/store.js';
import { type Named, nameColumns, profileName } from '../profile/name.js';
import { type PayeeKindColumns, payeeKindColumns } from '../taxation/payee-kind.js';
import { taxDataUntil } from '../taxation/store.js';

/** The current data that decide how a profile is paid. */
export interface PayeeRow extends Named, PayeeKindColumns {
  profile_id: number;
  /** Nothing is paid to a customer who has died. */
  died_on: string | null;
  type: TaxType | null;
  /** Tenths of a percent. */
  rate: number | null;
  year: number | null;
  iban: string | null;
  swift: string | null;
  account_hash: string | null;
}

/** The profile `o` with its tax data and payable account; see `payeeJoins`. */
export const payeeColumns = `o.kind, o.died_on, ${payeeKindColumns('o')}, ${nameColumns('o')},
  t.type, t.rate, t.year, b.iban, b.swift, b.hash as account_hash`;
/**
 * Joins `b`, the current account of a profile by the rule of `currentAccount`.
 *
 * @param profile the column with its id
 */
export const currentAccountOf = (profile: string) =>
  `b.profile_id = ${profile} and b.priority =
    (select min(known.priority) from bank_accounts known
      where known.profile_id = ${profile} and known.iban <> '${PLACEHOLDER_IBAN}')`;
/**
 * Joins `b`, the account that payments to the profile go to. There is none while the current account is not confirmed, and
 * after a death, since nothing is paid to a customer who has died.
 *
 * @param profile the column with its id
 */
export const payableAccountOf = (profile: string) =>
  `${currentAccountOf(profile)} and not (${isUnconfirmed('b')})
    and exists (select 1 from profiles alive where alive.id = ${profile} and alive.died_on is null)`;
/**
 * SQL for the id of the profile that received a payment, or waits for it: an estate takes over what its author has not been
 * paid.
 *
 * @param payment the alias of the payment
 */
export const holderOf = (payment: string) =>
  `coalesce((select max(held.profile_id) from accountings held where held.payment_id = ${payment}.id), ${payment}.profile_id)`;
/**
 * Whether a failed payment is paid again: no other payment includes it, and its profile now has another account (`b`)
 * or a corrected BIC, or staff repeat it to the same account.
 *
 * @param payment the alias of the payment
 */
export const isRetried = (payment: string) => `(b.id is not null
  and (${payment}.repeated_at is not null or b.iban <> coalesce(${payment}.iban, '')
       or coalesce(b.swift, '') <> coalesce(${payment}.swift, ''))
  and exists (select 1 from accountings still where still.payment_id = ${payment}.id))`;
/** The column `comes_again` of the payment `p`. */
export const comesAgainFlag = `case when p.state = 'failed' and ${isRetried('p')} then 1 else 0 end as comes_again`;
/** Their parameter is the year of the payment. */
export const payeeJoins = `
  left join taxations t on ${taxDataUntil('o.id')}
  left join bank_accounts b on ${payableAccountOf('o.id')}`;

/** The time at which tax data are read: noon of the day of payment, or now if that is past. */
export const dayOfTax = (payDate: string, now: Date): Date =>
  new Date(Math.max(Date.parse(`${payDate}T12:00:00.000Z`), now.getTime()));

/** The terms of a payment: the rate in tenths of a percent, the payee, and the account. */
export interface PayeeSnapshot {
  payee_name: string;
  tax_rate: number;
  tax_kind: TaxKind;
  withheld_cents: number;
  iban: string | null;
  swift: string | null;
  account_hash: string | null;
  /** The account is outside SEPA, so that staff make the payment by hand. */
  is_manual: 0 | 1;
}

/** The day of a tax, and the rates of its year without tax data. */
export interface TaxRules {
  now: Date;
  defaults: readonly WithholdingDefault[];
}

/** The rules of the taxes of payments on a day. */
export const taxRulesOf = async (reader: Reader, now: Date): Promise<TaxRules> => ({
  now,
  defaults: await readWithholding(reader, yearInFinland(now)),
});

/** The withholding of a payment, calculated once from the whole, and its account, if there is one. */
export function snapshotOf(grossCents: number, payee: PayeeRow, { now, defaults }: TaxRules): PayeeSnapshot {
  const { type, rate, year, iban, swift, account_hash } = payee;
  const { payee_kind: payeeKind, tax_residence: taxResidence } = payee;
  const taxation = { taxType: type, taxRate: rate === null ? null : fromTenths(rate), taxYear: year };
  const percent = effectiveRate(taxation, now, defaultRateOf(defaults, { payeeKind, taxResidence }));
  return {
    payee_name: profileName(payee),
    tax_rate: toTenths(percent),
    tax_kind: taxKindOf({ ...taxation, taxResidence }, now),
    withheld_cents: withhold(grossCents, percent).withheld,
    iban,
    swift,
    account_hash,
    is_manual: iban !== null && !isSepaIban(iban) ? 1 : 0,
  };
}

/** Sums over payments as columns of their calculation. */
export interface PaymentTotals {
  withheld_cents: number;
  without_account: number;
  transfers: number;
  transfers_cents: number;
  manual: number;
  manual_cents: number;
}

export const noPayments = (): PaymentTotals => ({
  withheld_cents: 0,
  without_account: 0,
  transfers: 0,
  transfers_cents: 0,
  manual: 0,
  manual_cents: 0,
});

/** Payments with an account and an amount left after tax are in the bank's file, or are made by hand. */
export function addTo(totals: PaymentTotals, grossCents: number, snapshot: PayeeSnapshot): void {
  const { withheld_cents: withheld, iban, is_manual: isManual } = snapshot;
  totals.withheld_cents += withheld;
  if (iban === null) totals.without_account += 1;
  else if (grossCents > withheld) {
    totals[isManual ? 'manual' : 'transfers'] += 1;
    totals[isManual ? 'manual_cents' : 'transfers_cents'] += grossCents - withheld;
  }
}
