import { isPlaceholderIban, isValidIban, normalizeIban } from '@nimio/domain/bank-account/iban';
import { effectiveRate, fromTenths, toTenths, withhold } from '@nimio/domain/taxation/rate';
import type { TaxType } from '@nimio/domain/taxation/tax-types';

/** What decides how a profile is paid, as it is now. */
export interface PayeeRow {
  profile_id: number;
  type: TaxType | null;
  /** Tenths of a percent. */
  rate: number | null;
  year: number | null;
  iban: string | null;
  swift: string | null;
  account_hash: string | null;
}

/** The profile whose number is `profile`, with its tax data and first account. */
export const payeeColumns = `t.type, t.rate, t.year, b.iban, b.swift, b.hash as account_hash`;
/** On which `b` is the account that the profile is paid to. */
export const firstAccountOf = (profile: string) =>
  `b.profile_id = ${profile} and b.priority =
    (select min(o.priority) from bank_accounts o where o.profile_id = ${profile})`;
export const payeeJoins = (profile: string) => `
  left join taxations t on t.profile_id = ${profile}
  left join bank_accounts b on ${firstAccountOf(profile)}`;

/** The time by which taxes are told: noon of the day of payment, or now when that is past. */
export const dayOfTax = (payDate: string, now: Date): Date =>
  new Date(Math.max(Date.parse(`${payDate}T12:00:00.000Z`), now.getTime()));

/** How a payment is settled: the rate in tenths of a percent, and where it goes. */
export interface Settlement {
  tax_rate: number;
  withheld_cents: number;
  iban: string | null;
  swift: string | null;
  account_hash: string | null;
}

/** What is withheld of a payment, once of the whole, and the account that it goes to, if that can be paid to. */
export function settle(grossCents: number, payee: PayeeRow | undefined, now: Date): Settlement {
  const { type = null, rate = null, year = null } = payee ?? {};
  const percent = effectiveRate(
    { taxType: type, taxRate: rate === null ? null : fromTenths(rate), taxYear: year },
    now,
  );
  const iban = normalizeIban(payee?.iban ?? '');
  const hasAccount = !isPlaceholderIban(iban) && isValidIban(iban);
  return {
    tax_rate: toTenths(percent),
    withheld_cents: withhold(grossCents, percent).withheld,
    iban: hasAccount ? iban : null,
    swift: hasAccount ? (payee?.swift ?? null) : null,
    account_hash: hasAccount ? (payee?.account_hash ?? null) : null,
  };
}

/** Sums over payments, as the columns of their calculation. */
export interface PaymentTotals {
  withheld_cents: number;
  without_account: number;
}

export function addTo(totals: PaymentTotals, { withheld_cents: withheld, iban }: Settlement): void {
  totals.withheld_cents += withheld;
  if (iban === null) totals.without_account += 1;
}
