import { DomainError } from '../errors.js';

/** The participation that stands alone: a member of none of the associations. */
export const noParticipation = 'none';

/**
 * Throws unless every code may be chosen: it is offered by the society's settings, or was chosen before the society
 * stopped offering it. `none` stands alone (specification §4 "Participation").
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

/** What is ticked when nothing is stored (specification §4 "Participation"): the form says `none`. */
export const shownParticipations = (stored: readonly string[]): readonly string[] =>
  stored.length > 0 ? stored : [noParticipation];
