import { DomainError } from '../errors.js';

/**
 * Only the version in force can be accepted, so that the user has read what is accepted (domain model, "Terms").
 *
 * @param version the date of the version that was read
 * @param current the date of the one in force
 * @throws DomainError `termsOutdated`, with the version in force
 */
export function requireCurrentTerms(version: string, current: string): void {
  if (version !== current) throw new DomainError('termsOutdated', { params: { version: current } });
}
