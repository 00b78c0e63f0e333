import { field, inThree, markdown, type TypeWords, type Words } from './words.js';

const validFrom: Words = [
  'Päivä, jona versio tulee voimaan. Aikaisintaan sama kuin edellisen version.',
  'Den dag då versionen träder i kraft. Tidigast samma dag som den föregående versionen.',
  'The day when the version comes into force: that of the previous version at the earliest.',
];

/** An agreed text is never changed after it is published. */
export const terms: TypeWords = {
  title: ['Käyttöehdot', 'Användarvillkor', 'Terms of use'],
  fields: {
    version: field(
      ['Versio', 'Version', 'Version'],
      [
        'Version päiväys. Julkaistua versiota ei voi muuttaa: tee muutoksista uusi versio.',
        'Versionens datum. En publicerad version kan inte ändras: gör en ny version för ändringar.',
        'The date of the version. A published version cannot be changed: make a new one for changes.',
      ],
    ),
    validFrom: field(['Voimassa alkaen', 'Gäller från', 'Valid from'], validFrom),
    ...inThree('text', ['Teksti', 'Text', 'Text'], markdown),
  },
};

export const contract: TypeWords = {
  title: ['Sopimustekstit', 'Avtalstexter', 'Contract texts'],
  fields: {
    version: field(
      ['Version numero', 'Versionens nummer', 'Number of the version'],
      [
        'Edellistä suurempi numero. Julkaistua versiota ei voi muuttaa: tee muutoksista uusi versio.',
        'Ett större nummer än det föregående. En publicerad version kan inte ändras: gör en ny för ändringar.',
        'A higher number than the last one. A published version cannot be changed: make a new one for changes.',
      ],
    ),
    validFrom: field(['Voimassa alkaen', 'Gäller från', 'Valid from'], validFrom),
    ...inThree(
      'intro',
      ['Johdanto', 'Ingress', 'Introduction'],
      [
        'Näytetään ennen sopimustekstiä. Pelkkää tekstiä ilman muotoiluja.',
        'Visas före avtalstexten. Enbart text utan formatering.',
        'Shown before the text of the contract. Plain text without formatting.',
      ],
    ),
    ...inThree('text', ['Sopimusteksti', 'Avtalstext', 'Text of the contract'], markdown),
  },
};
