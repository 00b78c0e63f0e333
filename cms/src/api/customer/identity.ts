import type { updateCustomer } from '@nimio/domain/customer/customer.endpoints';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { findByIdentity, findByRegisterNumber } from './store.js';

type IdentityBody = Omit<BodyOf<typeof updateCustomer>, 'reason'>;

/**
 * The columns of who a customer is; those of the other kind are empty. A date of birth that is not given is that of the
 * identity code.
 *
 * @throws `validationError` on `bornOn` when it is in the future
 */
export function identityColumnsOf(body: IdentityBody, today: string) {
  const isPerson = body.kind === 'person';
  const code = parseIdentityCode(body.identityCode, { allowTest: true });
  const bornOn = body.bornOn || (code.ok ? code.birthdate : null);
  if (isPerson && bornOn !== null && bornOn > today)
    throw new DomainError('validationError', { fields: [{ path: 'bornOn', code: 'dayInvalid' }] });
  return {
    kind: body.kind,
    first_name: isPerson ? body.firstName : null,
    last_name: isPerson ? body.lastName : null,
    organisation_name: isPerson ? null : body.name1,
    organisation_name2: isPerson ? null : body.name2 || null,
    register_number: isPerson ? null : body.registerNumber || null,
    born_on: isPerson ? bornOn : null,
    identity_note: body.identityNote || null,
    tax_residence: body.taxResidence,
  };
}

/** 409 when another customer, or another customer's login, has the identity code or the register number. */
export async function refuseTaken(
  tx: Transaction,
  { identityCode, registerNumber }: { identityCode: string | null; registerNumber: string | null },
  own?: number,
): Promise<void> {
  const index = identityCode && system().vault.index(identityCode, 'identity-code');
  const person = index ? await findByIdentity(tx, index) : undefined;
  if (person !== undefined && person !== own)
    throw new DomainError('customerExists', { field: 'identityCode' });
  const organisation = registerNumber ? await findByRegisterNumber(tx, registerNumber) : undefined;
  if (organisation !== undefined && organisation !== own)
    throw new DomainError('customerExists', { field: 'registerNumber' });
}
