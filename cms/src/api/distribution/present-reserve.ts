import type {
  ReserveLine,
  ReserveSums,
  ReserveYear,
  UnregisteredIsbn,
} from '@nimio/domain/distribution/reserve.types';
import { presentCustomer } from './present.js';
import type { ReserveRow, ReserveSumsRow } from './reserve-search.js';
import type { ReserveYearRow } from './reserve-store.js';
import type { UnregisteredRow } from './unregistered-store.js';

export const presentReserveLine = (row: ReserveRow): ReserveLine => {
  const [amount, claimed, expired] = [
    Number(row.cents),
    Number(row.claimed_cents),
    Number(row.expired_cents),
  ];
  return {
    ...{
      isbn: row.isbn,
      name: row.name,
      role: row.role,
      loans: Number(row.loans),
      factor: row.factor / 1000,
    },
    ...{ numerator: row.numerator, denominator: row.denominator, amountInCents: amount },
    reason: row.reason,
    holder: row.profile_hash === null ? null : presentCustomer({ ...row, profile_hash: row.profile_hash }),
    distribution: {
      hash: row.distribution_hash,
      name: row.distribution_name,
      payDate: row.pay_date,
      claimableUntil: row.claimable_until,
    },
    openInCents: amount - claimed - expired,
    claimedInCents: claimed,
    expiredInCents: expired,
  };
};

export const presentReserveSums = (
  sums: Pick<ReserveSumsRow, 'open_cents' | 'claimed_cents' | 'expired_cents'>,
): ReserveSums => ({
  openInCents: Number(sums.open_cents),
  claimedInCents: Number(sums.claimed_cents),
  expiredInCents: Number(sums.expired_cents),
});

export const presentReserveYear = (row: ReserveYearRow): ReserveYear => ({
  year: Number(row.year),
  ...presentReserveSums(row),
  claimableUntil: row.claimable_until,
});

export const presentUnregistered = (row: UnregisteredRow): UnregisteredIsbn => ({
  isbn: row.isbn,
  loans: Number(row.loans),
  amountInCents: Number(row.cents),
  isExcluded: row.is_excluded,
  isRegistered: row.is_registered,
});
