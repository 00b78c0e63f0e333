import type { Strings } from '../strings/use-strings';

export const searchBoxStrings: Strings<'clear' | 'searching'> = {
  'fi-FI': { clear: 'Tyhjennä haku', searching: 'Haetaan…' },
  'sv-FI': { clear: 'Töm sökningen', searching: 'Söker…' },
  'en-GB': { clear: 'Clear the search', searching: 'Searching…' },
};
