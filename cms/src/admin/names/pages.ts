import { field, inThree, markdownWithSettings, type TypeWords, type Words } from './words.js';

const text: Words = ['Teksti', 'Text', 'Text'];

export const about: TypeWords = {
  title: ['Tietoa palvelusta', 'Om tjänsten', 'About the service'],
  fields: inThree('text', text, markdownWithSettings),
};

export const accessibility: TypeWords = {
  title: ['Saavutettavuusseloste', 'Tillgänglighetsutlåtande', 'Accessibility statement'],
  fields: {
    assessedOn: field(
      ['Arvioitu', 'Bedömd', 'Assessed on'],
      [
        'Päivä, jona portaalin saavutettavuus on viimeksi arvioitu.',
        'Den dag då portalens tillgänglighet senast bedömdes.',
        'The day when the accessibility of the portal was last assessed.',
      ],
    ),
    ...inThree('text', text, markdownWithSettings),
  },
};

export const privacyPolicy: TypeWords = {
  title: ['Tietosuojaseloste', 'Dataskyddsbeskrivning', 'Privacy policy'],
  fields: {
    updatedOn: field(
      ['Päivitetty', 'Uppdaterad', 'Updated on'],
      [
        'Päivä, joka selosteen alussa näytetään.',
        'Det datum som visas i början av beskrivningen.',
        'The date that is shown at the beginning of the policy.',
      ],
    ),
    ...inThree('text', text, [
      `Aloita jokainen kohta otsikolla ”## Otsikko”, myös ensimmäinen: portaali numeroi kohdat. ${markdownWithSettings[0]}`,
      `Börja varje punkt med rubriken ”## Rubrik”, också den första: portalen numrerar punkterna. ${markdownWithSettings[1]}`,
      `Begin each section, the first too, with “## Title”: the portal numbers them. ${markdownWithSettings[2]}`,
    ]),
  },
};
