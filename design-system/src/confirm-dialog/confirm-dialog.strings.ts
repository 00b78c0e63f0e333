import type { Strings } from '../strings/use-strings';

export const confirmDialogStrings: Strings<'failed'> = {
  'fi-FI': { failed: 'Toiminto ei onnistunut. Yritä hetken päästä uudelleen.' },
  'sv-FI': { failed: 'Åtgärden misslyckades. Försök igen om en stund.' },
  'en-GB': { failed: 'That could not be done. Try again in a moment.' },
};
