import { DomainError } from '../errors.js';

/** The exclusive choice: member of none of the associations. */
export const noParticipation = 'none';

/**
 * Throws unless every code may be chosen: the society's settings offer it, or it was chosen before they stopped offering
 * it. `none` is exclusive (specification §4 "Participation").
 *
 * @param field name of the field in the body
 */
export function requireChoices(
  field: string,
  chosen: readonly string[],
  offered: readonly { code: string }[],
  held: readonly string[],
): void {
  const isKnown = (code: string) => held.includes(code) || offered.some((option) => option.code === code);
  const isAlone = !chosen.includes(noParticipation) || chosen.length === 1;
  if (chosen.every(isKnown) && isAlone) return;
  throw new DomainError('validationError', { fields: [{ path: field, code: 'invalid' }] });
}

/** The choice when nothing is stored is `none` (specification §4 "Participation"). */
export const shownParticipations = (stored: readonly string[]): readonly string[] =>
  stored.length > 0 ? stored : [noParticipation];
