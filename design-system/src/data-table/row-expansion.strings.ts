import type { Strings } from '../strings/use-strings';

export const expansionStrings: Strings<'column' | 'details'> = {
  'fi-FI': { column: 'Lisätiedot', details: (values) => `Lisätiedot: ${values?.row}` },
  'sv-FI': { column: 'Mer information', details: (values) => `Mer information: ${values?.row}` },
  'en-GB': { column: 'Details', details: (values) => `Details: ${values?.row}` },
};
