import type { Strings } from '../strings/use-strings';

export const comboBoxStrings: Strings<'none' | 'type' | 'searching' | 'failed'> = {
  'fi-FI': {
    none: 'Ei osumia',
    type: 'Hae kirjoittamalla',
    searching: 'Haetaan…',
    failed: 'Haku ei onnistunut. Kirjoita uudelleen.',
  },
  'sv-FI': {
    none: 'Inga träffar',
    type: 'Skriv för att söka',
    searching: 'Söker…',
    failed: 'Sökningen lyckades inte. Skriv på nytt.',
  },
  'en-GB': {
    none: 'No matches',
    type: 'Type to search',
    searching: 'Searching…',
    failed: 'The search failed. Type again.',
  },
};
