import type { Funding } from './invoice.types.js';

type Used = Pick<Funding, 'state' | 'cents'>;

/** What the invoices of a distribution lack to its pot; negative when they exceed it. */
export const missingCents = (potInCents: number, invoices: readonly Pick<Used, 'cents'>[]): number =>
  invoices.reduce((missing, { cents }) => missing - cents, potInCents);

/** Whether a distribution may be approved: it names no invoices, or paid ones that equal its pot. */
export const isFunded = (potInCents: number, invoices: readonly Used[]): boolean =>
  invoices.length === 0 ||
  (invoices.every(({ state }) => state === 'paid') && missingCents(potInCents, invoices) === 0);
