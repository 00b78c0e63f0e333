import type { Strings } from '../strings/use-strings';

export const menuStrings: Strings<'current'> = {
  'fi-FI': { current: 'nyt käytössä' },
  'sv-FI': { current: 'används nu' },
  'en-GB': { current: 'in use' },
};
