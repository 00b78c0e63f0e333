import { isPlaceholderIban } from './placeholder-iban.js';

/**
 * The account that payments go to once it is confirmed: the first that is known. Stored account numbers are valid, so only
 * the placeholder cannot be paid to. `cms/src/api/distribution/payee.ts` has the same rule in SQL.
 *
 * @param accounts by priority
 */
export const currentAccount = <A extends { iban: string }>(accounts: readonly A[]): A | undefined =>
  accounts.find(({ iban }) => !isPlaceholderIban(iban));
