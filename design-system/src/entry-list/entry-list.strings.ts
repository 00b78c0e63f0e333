import type { Strings } from '../strings/use-strings';

export const entryListStrings: Strings<'more'> = {
  'fi-FI': { more: 'Näytä lisää' },
  'sv-FI': { more: 'Visa fler' },
  'en-GB': { more: 'Show more' },
};
