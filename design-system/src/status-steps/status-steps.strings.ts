import type { Strings } from '../strings/use-strings';

export const statusStepsStrings: Strings<'done' | 'current' | 'waiting' | 'failed'> = {
  'fi-FI': { done: 'Valmis', current: 'Nyt', waiting: 'Odottaa', failed: 'Epäonnistui' },
  'sv-FI': { done: 'Klart', current: 'Nu', waiting: 'Väntar', failed: 'Misslyckades' },
  'en-GB': { done: 'Done', current: 'Now', waiting: 'Waiting', failed: 'Failed' },
};
