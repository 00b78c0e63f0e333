import type { Strings } from '../strings/use-strings';

export const skipLinkStrings: Strings<'skip'> = {
  'fi-FI': { skip: 'Siirry sisältöön' },
  'sv-FI': { skip: 'Gå till innehållet' },
  'en-GB': { skip: 'Skip to content' },
};
