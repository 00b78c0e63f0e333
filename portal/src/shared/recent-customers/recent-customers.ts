import { remember, remembered } from '../remembered/remembered';

/** A customer whom staff opened, as the list of recent ones shows it. */
export interface RecentCustomer {
  hash: string;
  name: string;
  /** The customer number. */
  number: string | null;
}

const page = 'recent-customers';
const most = 5;

/**
 * Stores that a member of staff opened a customer. Logging out deletes the list.
 *
 * @param staffProfile the profile of the member of staff
 */
export function rememberCustomer(staffProfile: string, customer: RecentCustomer): void {
  const others = recentCustomers(staffProfile).filter(({ hash }) => hash !== customer.hash);
  remember(page, staffProfile, { customers: [customer, ...others].slice(0, most) });
}

/** For a customer who was deleted, or connected to another. */
export function forgetCustomer(staffProfile: string, customer: string): void {
  const others = recentCustomers(staffProfile).filter(({ hash }) => hash !== customer);
  remember(page, staffProfile, { customers: others });
}

/** The customers whom a member of staff opened in this browser, the last one first. */
export const recentCustomers = (staffProfile: string): RecentCustomer[] =>
  asRecent(remembered(page, staffProfile));

/** The stored list, to the extent that it is valid. */
export function asRecent({ customers }: Record<string, unknown>): RecentCustomer[] {
  if (!Array.isArray(customers)) return [];
  return customers.filter(isCustomer).slice(0, most);
}

function isCustomer(value: unknown): value is RecentCustomer {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, name, number } = value as Record<string, unknown>;
  return (
    typeof hash === 'string' && typeof name === 'string' && (number === null || typeof number === 'string')
  );
}
