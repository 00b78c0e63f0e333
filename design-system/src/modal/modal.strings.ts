import type { Strings } from '../strings/use-strings';

export const modalStrings: Strings<'close'> = {
  'fi-FI': { close: 'Sulje' },
  'sv-FI': { close: 'Stäng' },
  'en-GB': { close: 'Close' },
};
