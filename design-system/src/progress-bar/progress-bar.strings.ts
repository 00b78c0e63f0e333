import type { Strings } from '../strings/use-strings';

export const progressBarStrings: Strings<'running'> = {
  'fi-FI': { running: 'Käynnissä' },
  'sv-FI': { running: 'Pågår' },
  'en-GB': { running: 'In progress' },
};
