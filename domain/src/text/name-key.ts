/** How user names and e-mail addresses are compared: NFKC, trimmed, in lower case. Some letters grow by it. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
