/** The languages of the portal; Finnish is the default and the fallback. */
export const languages = ['fi', 'sv', 'en'] as const;
export type Language = (typeof languages)[number];
