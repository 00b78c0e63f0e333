import type { Strings } from '../strings/use-strings';

export const retryStrings: Strings<'retry' | 'trying'> = {
  'fi-FI': { retry: 'Yritä uudelleen', trying: 'Haetaan uudelleen' },
  'sv-FI': { retry: 'Försök igen', trying: 'Hämtar på nytt' },
  'en-GB': { retry: 'Try again', trying: 'Loading again' },
};
