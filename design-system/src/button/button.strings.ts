import type { Strings } from '../strings/use-strings';

export const buttonStrings: Strings<'pending'> = {
  'fi-FI': { pending: 'Odota hetki' },
  'sv-FI': { pending: 'Vänta ett ögonblick' },
  'en-GB': { pending: 'Wait a moment' },
};
