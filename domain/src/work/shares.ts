import type { CreatorRole } from './roles.js';

export interface DealState {
  /** The number of people who share the deal, whether or not all of them have claimed. */
  amount: number;
  /** The shares that have been claimed. */
  shares: readonly unknown[];
}

export interface ShareOfLoansInput {
  role: CreatorRole;
  translated: boolean;
  /** The amount of the work's author deal; 0 when there is none. */
  numberOfAuthors: number;
  /** The amount of the work's translator deal; 0 when there is none. */
  numberOfTranslators: number;
  /** The factor of the work's library class, three decimals; 1 unless the society sets another. */
  factor?: number;
}

/** Whether all shares of the deal are claimed (specification §4, Work claim). */
export function sharesAreFull({ amount, shares }: DealState): boolean {
  return shares.length >= amount;
}

/** Whether the owner may set a deal's amount: a whole number, at least 1 and at least the claimed shares. */
export function canSetAmount({ shares }: Pick<DealState, 'shares'>, amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= Math.max(1, shares.length);
}

/** A part of a work's loans in integers, for exact sums. */
export interface SharePart {
  /** 0 for a role without a share, otherwise 1. */
  numerator: number;
  /** The number of people, doubled when they share a half. */
  denominator: number;
  /** The factor of the library class in thousandths. */
  factor: number;
}

/**
 * One holder's part of a work's loans (domain model, Share of loans), from 0 to 1 before the factor. Authors share a work
 * equally; on a translated work the authors together have half and the translators half. An
 * illustrator, an editor, a translator of a work that is not translated, and a role without a deal have 0.
 *
 * @throws RangeError when the factor is negative or not a number
 */
export function shareParts(input: ShareOfLoansInput): SharePart {
  const { role, translated, numberOfAuthors, numberOfTranslators, factor = 1 } = input;
  if (!Number.isFinite(factor) || factor < 0) throw new RangeError(`a class factor cannot be ${factor}`);
  const thousandths = Math.round(factor * 1000);
  const heads = headsOf(role, { translated, numberOfAuthors, numberOfTranslators });
  if (heads < 1) return { numerator: 0, denominator: 1, factor: thousandths };
  return { numerator: 1, denominator: translated ? 2 * heads : heads, factor: thousandths };
}

/** The same as one number. */
export function shareOfLoans(input: ShareOfLoansInput): number {
  const { numerator, denominator, factor } = shareParts(input);
  return ((numerator / denominator) * factor) / 1000;
}

export interface ClaimedShare {
  id: number | string;
  created: Date | string | number;
}

/**
 * The owner of a deal after its owner has left (domain model, Removing): the holder of the earliest remaining share, ties
 * by id. `undefined` when no share remains, and the deal is deleted.
 */
export function nextOwner<T extends ClaimedShare>(shares: readonly T[]): T | undefined {
  return shares.toSorted(
    (a, b) => new Date(a.created).getTime() - new Date(b.created).getTime() || byId(a.id, b.id),
  )[0];
}

function headsOf(role: CreatorRole, work: Omit<ShareOfLoansInput, 'role' | 'factor'>): number {
  if (role === 'author') return work.numberOfAuthors;
  return role === 'translator' && work.translated ? work.numberOfTranslators : 0;
}

function byId(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [String(a), String(b)];
  return first < second ? -1 : Number(first > second);
}
