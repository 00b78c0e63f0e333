import type { Strings } from '../strings/use-strings';

export const skeletonStrings: Strings<'loading'> = {
  'fi-FI': { loading: 'Haetaan' },
  'sv-FI': { loading: 'Hämtar' },
  'en-GB': { loading: 'Loading' },
};
