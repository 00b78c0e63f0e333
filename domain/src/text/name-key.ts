/** The form in which user names and e-mail addresses are compared: NFKC, trimmed, lower case. It may be longer than the text. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
