import type { Account, LockedAccount, ProfileAccount } from '@nimio/domain/account/account.types';
import { profileName } from '../profile/name.js';
import type { AccountDetailsRow, AccountWithAccess } from './store.js';

export const presentAccount = (row: AccountDetailsRow): Account => ({
  hash: row.hash,
  username: row.username,
  email: row.email,
  profileHash: row.profile_hash,
  profileName: profileName(row),
  created: row.created_at,
  closed: row.closed_at,
  isStaff: row.staff_role ? 1 : 0,
  hasSecondFactor: row.factor_confirmed_at ? 1 : 0,
  lockedUntil: row.locked_until,
});

export const presentProfileAccount = (
  row: AccountDetailsRow & { access: AccountWithAccess['access'] | null },
): ProfileAccount => ({ ...presentAccount(row), access: row.access });

export const presentLocked = (row: AccountDetailsRow): LockedAccount => ({
  hash: row.hash,
  username: row.username,
  profileHash: row.profile_hash,
  profileName: profileName(row),
  lockedAt: row.locked_at ?? '',
  lockedUntil: row.locked_until ?? '',
});
