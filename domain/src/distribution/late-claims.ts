import type { BillableRole } from '../work/roles.js';
import { type ClaimedDeal, partsOfWork } from './work-parts.js';

/** Who holds a share: staff or a merge may pass a share to another profile, which succeeds the previous one. */
export interface Holder {
  /** The id of the profile. */
  profile: number;
  /** The id of the share; `null` in lines that are older than it. */
  share: number | null;
}

/** A stored part of a work in a main distribution. */
export interface StoredPart {
  /** The id of its line. */
  id: number;
  role: BillableRole;
  numerator: number;
  denominator: number;
  cents: number;
  /** `undefined` when no one had claimed it. */
  holder: Holder | undefined;
  /** Of a part in the reserve: the cents that are neither claimed nor expired. `undefined` for a part that was paid. */
  open: number | undefined;
}

/** What a late distribution paid for a work of a main distribution. */
export interface LatePart {
  role: BillableRole;
  holder: Holder;
  cents: number;
}

/** A work in a main distribution, and its shares of today. */
export interface ReservedWork {
  parts: readonly StoredPart[];
  /** Paid by late distributions that are approved. */
  late: readonly LatePart[];
  /** The factor of its class today in thousandths when its ISBN was not in the register then; `undefined` if it was. */
  unregisteredFactor: number | undefined;
  translated: boolean;
  deals: readonly ClaimedDeal<Holder & { share: number }>[];
}

/** What a late distribution takes from a line of the reserve. */
export interface LateClaim {
  /** The id of the line. */
  line: number;
  role: BillableRole;
  holder: Holder;
  cents: number;
  /** The holder's part of the work. */
  numerator: number;
  denominator: number;
}

const sumOf = (rows: readonly { cents: number }[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** The cents that the work may be paid: all that was allocated to it, or its class's part of it if it was unregistered. */
function valueOf({ parts, unregisteredFactor = 1000 }: ReservedWork): number {
  return Math.floor((sumOf(parts) * Math.min(1000, unregisteredFactor)) / 1000);
}

/**
 * The payments of a late distribution for one work of a main distribution.
 *
 * - A reserved part whose holder still holds the share is paid to them as a whole, once they are eligible.
 * - All other reserved parts are paid to eligible holders in the order of their shares: up to the work's value divided by
 *   the role's number of parts, then or today, whichever is larger, minus what they and their predecessors in the share
 *   have received. Parts of their own role are used first.
 *
 * So no part pays more than it has, a larger number of sharers takes nothing back, and a smaller one does not release
 * what another sharer may claim.
 *
 * @param isEligible whether a profile may be paid
 */
export function lateClaims(work: ReservedWork, isEligible: (profile: number) => boolean): LateClaim[] {
  const { parts, late, translated, deals } = work;
  const shareOf = (
    role: BillableRole,
    profile: number | undefined,
  ): (Holder & { share: number }) | undefined =>
    deals.find((deal) => deal.role === role)?.holders.find((one) => one.profile === profile);
  const isOwn = ({ open, role, holder }: StoredPart): boolean =>
    open !== undefined && shareOf(role, holder?.profile) !== undefined;
  const claims: LateClaim[] = [];
  for (const part of parts) {
    const { id: line, role, open = 0, numerator, denominator } = part;
    const holder = isOwn(part) ? shareOf(role, part.holder?.profile) : undefined;
    if (open > 0 && holder && isEligible(holder.profile))
      claims.push({ line, role, holder, cents: open, numerator, denominator });
  }
  const value = valueOf(work);
  const left = new Map(parts.filter((part) => !isOwn(part)).map(({ id, open = 0 }) => [id, open]));
  // The reserve of an unregistered ISBN may be more than the value of the work.
  let pool = Math.min(
    value - sumOf(late),
    [...left.values()].reduce((sum, open) => sum + open, 0),
  );
  const receivedBy = (role: BillableRole, holder: Holder & { share: number }): number => {
    // A former holder of the share who has another one today is no predecessor.
    const ofPerson = (one: { role: BillableRole; holder: Holder | undefined }): boolean =>
      one.role === role &&
      (one.holder?.profile === holder.profile ||
        (one.holder?.share === holder.share && shareOf(role, one.holder.profile) === undefined));
    const before = parts.filter((part) => part.open === undefined && ofPerson(part));
    const waiting = parts.filter((part) => isOwn(part) && ofPerson(part));
    return (
      sumOf(before) + sumOf(late.filter(ofPerson)) + waiting.reduce((sum, { open = 0 }) => sum + open, 0)
    );
  };
  const shares = partsOfWork(translated, deals)
    .flatMap(({ holder, role, denominator }) => (holder ? { holder, role, denominator } : []))
    .sort((a, b) => a.holder.share - b.holder.share);
  for (const { role, holder, denominator: ofToday } of shares) {
    if (pool <= 0) break;
    if (!isEligible(holder.profile)) continue;
    const ofRole = parts.filter((part) => part.role === role).map(({ denominator }) => denominator);
    const denominator = Math.max(ofToday, ...ofRole);
    let due = Math.min(pool, Math.floor(value / denominator) - receivedBy(role, holder));
    pool -= Math.max(0, due);
    const ownRoleFirst = parts.toSorted((a, b) => Number(b.role === role) - Number(a.role === role));
    for (const { id: line } of ownRoleFirst) {
      const cents = Math.min(due, left.get(line) ?? 0);
      if (cents <= 0) continue;
      left.set(line, (left.get(line) ?? 0) - cents);
      due -= cents;
      claims.push({ line, role, holder, cents, numerator: 1, denominator });
    }
  }
  return claims;
}
