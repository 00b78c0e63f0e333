import { type AuthorContract, contractsOverlap } from '@nimio/domain/contract/contract';
import { DomainError } from '@nimio/domain/errors';

/**
 * A contract ends no earlier than it begins, and has no day in common with another one of its type and product.
 *
 * @throws `validationError` on `validTo`, or `contractExists`
 */
export function requirePeriod(contract: AuthorContract, others: readonly AuthorContract[]): void {
  const { type, description, validFrom, validTo } = contract;
  if (validTo !== null && validFrom != null && validTo < validFrom)
    throw new DomainError('validationError', { fields: [{ path: 'validTo', code: 'dayInvalid' }] });
  const ofType = others.filter((other) => other.type === type && other.description === description);
  if (ofType.some((other) => contractsOverlap(contract, other))) throw new DomainError('contractExists');
}
