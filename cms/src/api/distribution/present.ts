import type {
  Calculation,
  Distribution,
  DistributionEvent,
  DistributionResult,
  ManualPayment,
  Readiness,
  ReadinessCustomer,
} from '@nimio/domain/distribution/distribution.types';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import { libraryGroups } from '@nimio/domain/loan/library-groups';
import { fromTenths } from '@nimio/domain/taxation/rate';
import type { Payer, Transfer } from '../../payment-file/payment-file.js';
import { splitPrefixes } from '../accounting-settings/store.js';
import { profileName } from '../profile/name.js';
import type { TransferRow } from './calculated-payments.js';
import type { Basis, CountedPeriod } from './period-store.js';
import type { ReadinessCustomerRow, ReadinessRow } from './readiness-store.js';
import type { CustomerRow, FailedRow, ResultRow } from './result-store.js';
import type { DistributionRow, EventRow } from './store.js';

function presentResult(row: DistributionRow): Calculation | null {
  if (row.calculation_hash === null || row.finished_at === null) return null;
  const [payments, withheld] = [Number(row.payments_cents), Number(row.withheld_cents)];
  return {
    hash: row.calculation_hash,
    finished: row.finished_at,
    works: row.works ?? 0,
    points: Number(row.points),
    deducted: Number(row.deducted_cents),
    gross: Number(row.gross_cents),
    reserve: Number(row.reserve_cents),
    unregistered: Number(row.unregistered_cents),
    claimed: Number(row.claimed_cents),
    expired: Number(row.expired_cents),
    carriedOver: Number(row.carried_over_cents),
    carriedIn: Number(row.carried_in_cents),
    profiles: row.profiles ?? 0,
    payments: row.payments ?? 0,
    paymentsGross: payments,
    withheld,
    net: payments - withheld,
    withoutAccount: row.without_account ?? 0,
    transfers: row.transfers ?? 0,
    toBank: Number(row.transfers_cents),
    manual: row.manual ?? 0,
    byHand: Number(row.manual_cents),
    failed: row.failed,
  };
}

/** Whether loans were imported after the current result had been calculated from them. An approved result is final. */
export const isStale = (
  { state }: Pick<DistributionRow, 'state'>,
  periods: readonly CountedPeriod[],
): boolean => state === 'calculated' && periods.some(({ ready, counted }) => ready !== counted);

export const presentDistribution = (
  row: DistributionRow,
  { years, groups, factors, deductions, periods }: Basis,
  { isCalculating, needsSecondPerson }: { isCalculating: boolean; needsSecondPerson: boolean },
): Omit<Distribution, 'alsoCountedBy' | 'invoices' | 'reserves' | 'canExpire' | 'openLate'> => ({
  hash: row.hash,
  kind: row.kind,
  name: row.name,
  payDate: row.pay_date,
  source: row.source,
  recordDay: row.record_day,
  announced: row.announced,
  potInCents: Number(row.pot_cents),
  minimumInCents: Number(row.minimum_cents),
  claimableUntil: row.claimable_until,
  state: row.state,
  isCalculating: isCalculating ? 1 : 0,
  years,
  groups: libraryGroups.filter((group) => groups.includes(group)),
  missing: periods
    .filter(({ ready, counted }) => (isOpen(row.state) ? ready : counted) === null)
    .map(({ year, lib_group: group }) => ({ year, group })),
  isStale: isStale(row, periods) ? 1 : 0,
  isExported: row.exported_message === null ? 0 : 1,
  isRejected: row.state === 'approved' && row.rejected_by_account_id !== null ? 1 : 0,
  needsSecondPerson: needsSecondPerson ? 1 : 0,
  isApprovedByOne: isOpen(row.state) ? 0 : (row.by_one_person ?? 0),
  factors: factors.map(({ code, factor }) => ({ code, factor: factor / 1000 })),
  deductions,
  unregisteredPrefixes: splitPrefixes(row.unregistered_prefixes),
  result: presentResult(row),
});

export const presentEvent = ({
  at,
  kind,
  by_one_person: byOnePerson,
  facts,
  profile_kind: of,
  ...names
}: EventRow): DistributionEvent => ({
  at,
  kind,
  isByOnePerson: byOnePerson,
  by: of === null ? null : profileName({ kind: of, ...names }),
  facts: JSON.parse(facts) as DistributionEvent['facts'],
});

/** @param failed what becomes of it, if it failed */
export function presentDistributionResult(
  { profile_kind: of, ...row }: ResultRow,
  failed: FailedRow | undefined,
): DistributionResult {
  const [gross, withheld] = [Number(row.gross_cents), Number(row.withheld_cents)];
  return {
    hash: row.hash,
    kind: row.kind,
    profileHash: row.profile_hash,
    profileName: profileName({ ...row, kind: of }),
    grossInCents: gross,
    taxRate: row.tax_rate === null ? null : fromTenths(row.tax_rate),
    withheldInCents: withheld,
    netInCents: gross - withheld,
    hasAccount: row.has_account,
    failure: row.failure,
    failed: failed ? { state: failed.state, isPayable: failed.is_payable } : null,
    isMoved: row.is_moved,
  };
}

/** A customer in a list of a distribution. */
export const presentCustomer = ({ profile_hash, ext_party_code, ...name }: CustomerRow) => ({
  profileHash: profile_hash,
  profileName: profileName(name),
  number: ext_party_code,
});

export const presentReadiness = ({ kind, total, cents }: ReadinessRow): Readiness => ({
  kind,
  total,
  amountInCents: cents === null ? null : Number(cents),
});

export const presentReadinessCustomer = ({
  cents,
  ...customer
}: ReadinessCustomerRow): ReadinessCustomer => ({
  ...presentCustomer(customer),
  amountInCents: cents === null ? null : Number(cents),
});

/** The name of a file of a distribution. A part of the hash keeps the names of two distributions of one day apart. */
export const fileNameOf = (
  what: string,
  { pay_date: day, hash }: Pick<DistributionRow, 'pay_date' | 'hash'>,
  type: 'csv' | 'xml',
): string => `${what}-${day}-${hash.slice(0, 8)}.${type}`;

/** @throws `payerMissing` for an imported distribution without a payer account */
export function presentPayer({ payer_name: name, payer_iban: iban, payer_bic: bic }: DistributionRow): Payer {
  if (name === null || iban === null || bic === null) throw new DomainError('payerMissing');
  return { name, iban, bic };
}

const netOf = ({ gross_cents: gross, withheld_cents: withheld }: TransferRow): number =>
  Number(gross) - Number(withheld);

/** @param information the message on the payee's bank statement */
export const presentTransfer = (row: TransferRow, information: string): Transfer => ({
  endToEndId: row.hash,
  name: row.payee_name,
  iban: row.iban,
  bic: row.swift,
  netInCents: netOf(row),
  information,
});

export const presentManualPayment = (row: TransferRow): ManualPayment => ({
  hash: row.hash,
  payeeName: row.payee_name,
  iban: row.iban,
  bic: row.swift,
  netInCents: netOf(row),
});
