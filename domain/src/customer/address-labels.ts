import { type AddressParts, hasFullAddress } from '../contact/full-address.js';

/** A4 with 3 × 8 labels. */
export const labelColumns = 3;
export const labelRows = 8;
export const labelsPerSheet = labelColumns * labelRows;

/** The most customers of one file. */
export const mostLabels = 2000;

/** Why a customer gets no label. The last one shows only when the label is drawn. */
export const labelBlockers = ['closed', 'deceased', 'addressMissing', 'addressTooLong'] as const;
export type LabelBlocker = (typeof labelBlockers)[number];

interface Addressee extends AddressParts {
  closedOn: string | null;
  diedOn: string | null;
}

export function labelBlocker(customer: Addressee): Exclude<LabelBlocker, 'addressTooLong'> | undefined {
  if (customer.closedOn !== null) return 'closed';
  if (customer.diedOn !== null) return 'deceased';
  return hasFullAddress(customer) ? undefined : 'addressMissing';
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By country and postcode, as the post sorts letters, then by the register's order of names. */
export const compareForPost = (
  a: Pick<AddressParts, 'country' | 'zipCode'> & { registerKey: string },
  b: Pick<AddressParts, 'country' | 'zipCode'> & { registerKey: string },
): number =>
  compare(a.country ?? '', b.country ?? '') ||
  compare(a.zipCode ?? '', b.zipCode ?? '') ||
  compare(a.registerKey, b.registerKey);
