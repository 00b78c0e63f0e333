import type {
  Calculation,
  Distribution,
  DistributionEvent,
  DistributionResult,
  ReserveLine,
} from '@nimio/domain/distribution/distribution.types';
import { libraryGroups } from '@nimio/domain/loan/library-groups';
import { fromTenths } from '@nimio/domain/taxation/rate';
import type { Transfer } from '../../payment-file/payment-file.js';
import { profileName } from '../profile/name.js';
import type { TransferRow } from './payment-store.js';
import type { ReserveRow, ResultRow } from './result-store.js';
import type { Counted, DistributionRow, EventRow } from './store.js';

function presentResult(row: DistributionRow): Calculation | null {
  if (row.calculation_hash === null || row.finished_at === null) return null;
  const [payments, withheld] = [Number(row.payments_cents), Number(row.withheld_cents)];
  return {
    hash: row.calculation_hash,
    finished: row.finished_at,
    works: row.works ?? 0,
    points: Number(row.points),
    gross: Number(row.gross_cents),
    reserve: Number(row.reserve_cents),
    carriedOver: Number(row.carried_over_cents),
    carriedIn: Number(row.carried_in_cents),
    profiles: row.profiles ?? 0,
    payments: row.payments ?? 0,
    paymentsGross: payments,
    withheld,
    net: payments - withheld,
    withoutAccount: row.without_account ?? 0,
    failed: row.failed,
  };
}

export const presentDistribution = (
  row: DistributionRow,
  { years, groups, factors }: Counted,
  isCalculating: boolean,
): Distribution => ({
  hash: row.hash,
  name: row.name,
  payDate: row.pay_date,
  announced: row.announced,
  potInCents: Number(row.pot_cents),
  minimumInCents: Number(row.minimum_cents),
  state: row.state,
  isCalculating: isCalculating ? 1 : 0,
  years,
  groups: libraryGroups.filter((group) => groups.includes(group)),
  factors: factors.map(({ code, factor }) => ({ code, factor: factor / 1000 })),
  result: presentResult(row),
});

export const presentEvent = ({
  at,
  kind,
  facts,
  profile_kind: of,
  ...names
}: EventRow): DistributionEvent => ({
  at,
  kind,
  by: of === null ? null : profileName({ kind: of, ...names }),
  facts: JSON.parse(facts) as DistributionEvent['facts'],
});

export function presentDistributionResult({ profile_kind: of, ...row }: ResultRow): DistributionResult {
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
  };
}

export const presentReserveLine = ({ loans, factor, cents, ...line }: ReserveRow): ReserveLine => ({
  ...line,
  loans: Number(loans),
  factor: factor / 1000,
  amountInCents: Number(cents),
});

/** @param information what stands on the payee's account */
export const presentTransfer = (row: TransferRow, information: string): Transfer => ({
  endToEndId: row.hash,
  name: profileName(row),
  iban: row.iban,
  bic: row.swift,
  netInCents: Number(row.gross_cents) - Number(row.withheld_cents),
  information,
});
