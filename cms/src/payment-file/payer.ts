import { DomainError } from '@nimio/domain/errors';
import { system } from '../system.js';
import type { Payer } from './payment-file.js';

/**
 * The society as the payer, by its Finnish name.
 *
 * @throws `payerMissing` if the installation has no account
 */
export async function payerOfSociety(): Promise<Payer> {
  const { payer, content } = system();
  if (!payer) throw new DomainError('payerMissing');
  return { name: (await content.settings('fi')).societyName, ...payer };
}
