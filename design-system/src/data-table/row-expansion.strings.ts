import type { Strings } from '../strings/use-strings';

export const expansionStrings: Strings<'details'> = {
  'fi-FI': { details: (values) => `Lisätiedot: ${values?.row}` },
  'sv-FI': { details: (values) => `Mer information: ${values?.row}` },
  'en-GB': { details: (values) => `Details: ${values?.row}` },
};
