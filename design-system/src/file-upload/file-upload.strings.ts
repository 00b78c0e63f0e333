import type { Strings } from '../strings/use-strings';

type Key =
  | 'choose'
  | 'chooseOther'
  | 'drop'
  | 'terms'
  | 'type'
  | 'size'
  | 'empty'
  | 'many'
  | 'sending'
  | 'failed'
  | 'remove'
  | 'stop'
  | 'retry'
  | 'kilo'
  | 'mega';

export const fileUploadStrings: Strings<Key> = {
  'fi-FI': {
    choose: 'Valitse tiedosto',
    chooseOther: 'Valitse toinen tiedosto',
    drop: 'tai pudota se tähän',
    terms: (values) => `Tiedostomuoto ${values?.types}, koko enintään ${values?.size}`,
    type: (values) =>
      `Tiedosto ”${values?.name}” on väärää muotoa. Valitse tiedosto, jonka muoto on ${values?.types}.`,
    size: (values) =>
      `Tiedosto ”${values?.name}” on liian suuri. Valitse tiedosto, jonka koko on enintään ${values?.size}.`,
    empty: (values) => `Tiedosto ”${values?.name}” on tyhjä. Tallenna se uudelleen ja valitse se sitten.`,
    many: 'Valitse vain yksi tiedosto.',
    sending: 'Lähetetään',
    failed: 'Lähetys epäonnistui',
    remove: 'Poista',
    stop: 'Keskeytä',
    retry: 'Yritä uudelleen',
    kilo: 'kt',
    mega: 'Mt',
  },
  'sv-FI': {
    choose: 'Välj fil',
    chooseOther: 'Välj en annan fil',
    drop: 'eller släpp den här',
    terms: (values) => `Filformat ${values?.types}, storlek högst ${values?.size}`,
    type: (values) => `Filen ”${values?.name}” har fel format. Välj en fil i formatet ${values?.types}.`,
    size: (values) => `Filen ”${values?.name}” är för stor. Välj en fil på högst ${values?.size}.`,
    empty: (values) => `Filen ”${values?.name}” är tom. Spara den på nytt och välj den sedan.`,
    many: 'Välj bara en fil.',
    sending: 'Laddas upp',
    failed: 'Uppladdningen misslyckades',
    remove: 'Ta bort',
    stop: 'Avbryt',
    retry: 'Försök igen',
    kilo: 'kB',
    mega: 'MB',
  },
  'en-GB': {
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    drop: 'or drop it here',
    terms: (values) => `File format ${values?.types}, size at most ${values?.size}`,
    type: (values) => `The file “${values?.name}” has the wrong format. Choose a ${values?.types} file.`,
    size: (values) => `The file “${values?.name}” is too big. Choose a file of at most ${values?.size}.`,
    empty: (values) => `The file “${values?.name}” is empty. Save it again and then choose it.`,
    many: 'Choose only one file.',
    sending: 'Uploading',
    failed: 'The upload failed',
    remove: 'Remove',
    stop: 'Stop',
    retry: 'Try again',
    kilo: 'kB',
    mega: 'MB',
  },
};
