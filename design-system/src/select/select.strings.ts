import type { Strings } from '../strings/use-strings';

export const selectStrings: Strings<'choose'> = {
  'fi-FI': { choose: 'Valitse' },
  'sv-FI': { choose: 'Välj' },
  'en-GB': { choose: 'Choose' },
};
