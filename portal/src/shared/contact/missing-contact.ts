/** A contact detail. */
export type ContactWay = 'email' | 'phone';

/** The missing contact detail, when exactly one is missing. */
export function missingContact({ email, phone }: Record<ContactWay, string>): ContactWay | undefined {
  if (isBlank(email) === isBlank(phone)) return undefined;
  return isBlank(email) ? 'email' : 'phone';
}

export const isBlank = (text: string): boolean => text.trim() === '';
