import type { ReserveLine } from '@nimio/domain/distribution/reserve.types';
import { storyHash } from '../story-distribution';

const distribution = {
  hash: storyHash('d'),
  name: 'Lainauskorvaus 2025',
  payDate: '2099-12-15',
  claimableUntil: '2102-12-31',
};

/** A share that no one has claimed. */
export const unclaimedLine: ReserveLine = {
  isbn: '9789510392652',
  name: 'Saaren talvi',
  role: 'translator',
  loans: 1204,
  factor: 1,
  numerator: 1,
  denominator: 2,
  amountInCents: 5852,
  reason: 'unclaimed',
  holder: null,
  distribution,
  openInCents: 5852,
  claimedInCents: 0,
  expiredInCents: 0,
};

/** A share whose holder has no contract. */
export const heldLine: ReserveLine = {
  ...unclaimedLine,
  name: 'Kuun saari',
  isbn: '9789511331353',
  loans: 26_430,
  reason: 'noContract',
  holder: { profileHash: storyHash('p'), profileName: 'Inka Vuorela', number: 'A-1042' },
  amountInCents: 128_460,
  openInCents: 128_460,
};

/** An ISBN that was not in the register, of which a part has been paid late. */
export const unregisteredLine: ReserveLine = {
  ...unclaimedLine,
  isbn: '9789510000014',
  name: '',
  role: 'author',
  denominator: 1,
  reason: 'unregistered',
  amountInCents: 43_210,
  openInCents: 30_247,
  claimedInCents: 12_963,
};

/** A reply with these lines and their sums. */
export const reserveReply = (lines: readonly ReserveLine[]) => ({
  records: lines,
  total: lines.length,
  openInCents: lines.reduce((sum, { openInCents }) => sum + openInCents, 0),
  claimedInCents: lines.reduce((sum, { claimedInCents }) => sum + claimedInCents, 0),
  expiredInCents: lines.reduce((sum, { expiredInCents }) => sum + expiredInCents, 0),
});
