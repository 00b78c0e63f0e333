import type { Strings } from '../strings/use-strings';

export const toastStrings: Strings<'region' | 'close'> = {
  'fi-FI': { region: 'Ilmoitukset', close: 'Sulje ilmoitus' },
  'sv-FI': { region: 'Meddelanden', close: 'Stäng meddelandet' },
  'en-GB': { region: 'Notifications', close: 'Close notification' },
};
