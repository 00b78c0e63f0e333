import type { Strings } from '../strings/use-strings';

export const passwordStrings: Strings<'show' | 'hide' | 'showLabel' | 'hideLabel' | 'capsLock'> = {
  'fi-FI': {
    show: 'Näytä',
    hide: 'Piilota',
    showLabel: 'Näytä salasana',
    hideLabel: 'Piilota salasana',
    capsLock: 'Caps Lock on päällä.',
  },
  'sv-FI': {
    show: 'Visa',
    hide: 'Dölj',
    showLabel: 'Visa lösenordet',
    hideLabel: 'Dölj lösenordet',
    capsLock: 'Caps Lock är på.',
  },
  'en-GB': {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    capsLock: 'Caps Lock is on.',
  },
};
