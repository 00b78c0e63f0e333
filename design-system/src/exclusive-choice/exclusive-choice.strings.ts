import type { Strings } from '../strings/use-strings';

export const exclusiveChoiceStrings: Strings<'clearedOthers' | 'clearedOne'> = {
  'fi-FI': {
    clearedOthers: 'Muut valinnat poistettiin',
    clearedOne: (values) => `Valinta ”${values?.label}” poistettiin`,
  },
  'sv-FI': {
    clearedOthers: 'De andra valen togs bort',
    clearedOne: (values) => `Valet ”${values?.label}” togs bort`,
  },
  'en-GB': {
    clearedOthers: 'The other choices were cleared',
    clearedOne: (values) => `The choice “${values?.label}” was cleared`,
  },
};
