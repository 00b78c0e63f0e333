import type { Strings } from '../strings/use-strings';

export const comboBoxStrings: Strings<'none' | 'searching' | 'failed'> = {
  'fi-FI': { none: 'Ei osumia', searching: 'Haetaan', failed: 'Haku ei onnistunut. Kirjoita uudelleen.' },
  'sv-FI': { none: 'Inga träffar', searching: 'Söker', failed: 'Sökningen lyckades inte. Skriv på nytt.' },
  'en-GB': { none: 'No matches', searching: 'Searching', failed: 'The search failed. Type again.' },
};
