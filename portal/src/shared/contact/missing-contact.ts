/** A way to reach the person. */
export type ContactWay = 'email' | 'phone';

/** Which of the two ways is missing, when exactly one is. */
export function missingContact({ email, phone }: Record<ContactWay, string>): ContactWay | undefined {
  if (isBlank(email) === isBlank(phone)) return undefined;
  return isBlank(email) ? 'email' : 'phone';
}

export const isBlank = (text: string): boolean => text.trim() === '';
