import { finnishDay } from '../calendar/finnish-day.js';

/** The contract type that counts for an author's settings (specification §3, Contract). */
export const authorContractType = 'VALKIR';

/**
 * Types of compensation that a contract may cover: library lending; archives, libraries and museums; copies for
 * disabled persons; radio; television; public performance; other (single poems and extracts).
 */
export const compensationTypes = ['LK', 'KAM', 'COM', 'RT', 'RTA', 'ES', 'MUUT'] as const;
export type CompensationType = (typeof compensationTypes)[number];

export interface ContractPeriod {
  /** `YYYY-MM-DD` or an instant; absent or null means that it has always been in force. */
  validFrom?: string | null;
  /** `YYYY-MM-DD`, the last day in force, or an instant; null means open-ended. */
  validTo: string | null;
}

/** Whether a contract is open-ended or its end is still to come (specification §3). A last day is valid to its end, in Helsinki. */
export function isValidContract({ validTo }: Pick<ContractPeriod, 'validTo'>, now: Date): boolean {
  return validTo === null || (isDay(validTo) ? validTo >= finnishDay(now) : new Date(validTo) > now);
}

export interface AuthorContract extends ContractPeriod {
  type: string;
  /** The code of the product that it covers. */
  description: string;
}

/**
 * The contract in force: of the author's type and for this product (specification §3), begun and not ended; the one
 * that began last when there are several. `undefined` when there is none and the author has to accept one.
 *
 * @param product the installation's code
 */
export function currentContract<T extends AuthorContract>(
  contracts: readonly T[],
  product: string,
  now: Date,
): T | undefined {
  return contracts
    .filter(({ type, description }) => type === authorContractType && description === product)
    .filter((contract) => isValidContract(contract, now) && hasBegun(contract, now))
    .toSorted((a, b) => beginning(b) - beginning(a))[0];
}

/** Whether two contracts, whose ends are days or null, have a day in common. One that ends before it begins has none. */
export const contractsOverlap = (a: ContractPeriod, b: ContractPeriod): boolean =>
  [a, b].every(({ validFrom, validTo }) => endOf(validTo) >= startOf(validFrom)) &&
  endOf(a.validTo) >= startOf(b.validFrom) &&
  endOf(b.validTo) >= startOf(a.validFrom);

const startOf = (validFrom: ContractPeriod['validFrom']): string => validFrom?.slice(0, 10) ?? '0000-01-01';
const endOf = (validTo: string | null): string => validTo?.slice(0, 10) ?? '9999-12-31';

/**
 * The compensation types that a contract does not cover (specification §2, Contract screen), in a fixed order.
 *
 * @param compTypes codes with commas between, `*` for all, null or empty for none
 * @param offered the codes that the society's settings list
 */
export function contractExceptions(
  compTypes: string | null,
  offered: readonly string[] = compensationTypes,
): string[] {
  const covered = (compTypes ?? '').split(',').map((code) => code.trim().toUpperCase());
  return covered.includes('*') ? [] : offered.filter((code) => !covered.includes(code));
}

function hasBegun({ validFrom }: ContractPeriod, now: Date): boolean {
  if (validFrom == null) return true;
  return isDay(validFrom) ? validFrom <= finnishDay(now) : new Date(validFrom) <= now;
}

function beginning({ validFrom }: ContractPeriod): number {
  return validFrom == null ? Number.MIN_SAFE_INTEGER : new Date(validFrom).getTime();
}

function isDay(date: string): boolean {
  return date.length === 10;
}
