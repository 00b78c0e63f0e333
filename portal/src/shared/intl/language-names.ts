import type { Language } from '@nimio/domain/schema';

/** The portal's languages in their own words. */
export const languageNames: readonly { id: Language; label: string }[] = [
  { id: 'fi', label: 'Suomi' },
  { id: 'sv', label: 'Svenska' },
  { id: 'en', label: 'English' },
];
