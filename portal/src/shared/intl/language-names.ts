import type { Language } from '@nimio/domain/schema';

/** The names of the portal's languages in themselves. */
export const languageNames: readonly { id: Language; label: string }[] = [
  { id: 'fi', label: 'Suomi' },
  { id: 'sv', label: 'Svenska' },
  { id: 'en', label: 'English' },
];
