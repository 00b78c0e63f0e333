import type { Strings } from '../strings/use-strings';

export const copyButtonStrings: Strings<'copied'> = {
  'fi-FI': { copied: 'Kopioitu' },
  'sv-FI': { copied: 'Kopierat' },
  'en-GB': { copied: 'Copied' },
};
