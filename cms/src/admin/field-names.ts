type InThreeLanguages = readonly [fi: string, sv: string, en: string];

const inLanguage = (name: InThreeLanguages, language: InThreeLanguages): InThreeLanguages => [
  `${name[0]} ${language[0]}`,
  `${name[1]} ${language[1]}`,
  `${name[2]} ${language[2]}`,
];

const finnish: InThreeLanguages = ['suomeksi', 'på finska', 'in Finnish'];
const swedish: InThreeLanguages = ['ruotsiksi', 'på svenska', 'in Swedish'];
const english: InThreeLanguages = ['englanniksi', 'på engelska', 'in English'];

/** `text` becomes the names of `textFi`, `textSv` and `textEn`. */
const threeFields = (field: string, name: InThreeLanguages): Record<string, InThreeLanguages> => ({
  [`${field}Fi`]: inLanguage(name, finnish),
  [`${field}Sv`]: inLanguage(name, swedish),
  [`${field}En`]: inLanguage(name, english),
});

const version: InThreeLanguages = ['Versio', 'Version', 'Version'];
const validFrom: InThreeLanguages = ['Voimassa alkaen', 'Gäller från', 'Valid from'];
const text: InThreeLanguages = ['Teksti', 'Text', 'Text'];

/** What the editors see over the fields of our content types. */
const fields: Record<string, Record<string, InThreeLanguages>> = {
  'api::terms.terms-version': { version, validFrom, ...threeFields('text', text) },
  'api::contract.contract-text': {
    version,
    validFrom,
    ...threeFields('intro', ['Johdanto', 'Ingress', 'Introduction']),
    ...threeFields('text', text),
  },
  'api::settings.portal-settings': {
    portalName: ['Portaalin nimi', 'Portalens namn', 'Name of the portal'],
    accent: ['Väri (#rrggbb)', 'Färg (#rrggbb)', 'Colour (#rrggbb)'],
    place: ['Paikkakunta', 'Ort', 'Place'],
    ...threeFields('societyName', ['Järjestön nimi', 'Organisationens namn', 'Name of the society']),
    ...threeFields('tagline', ['Tunnuslause', 'Devis', 'Tagline']),
    customerServicePhone: ['Asiakaspalvelun puhelin', 'Kundtjänstens telefon', 'Customer service phone'],
    customerServiceEmail: ['Asiakaspalvelun sähköposti', 'Kundtjänstens e-post', 'Customer service email'],
    ...threeFields('customerServiceHours', [
      'Asiakaspalvelun aukioloajat',
      'Kundtjänstens öppettider',
      'Customer service hours',
    ]),
  },
};

const languages = ['fi', 'sv', 'en'] as const;

/** Strapi's own keys for the names of fields, in each language of the admin. */
export const translations: Record<string, Record<string, string>> = Object.fromEntries(
  languages.map((language, at) => [
    language,
    Object.fromEntries(
      Object.entries(fields).flatMap(([type, names]) =>
        Object.entries(names).map(([field, name]) => [
          `content-manager.content-types.${type}.${field}`,
          name[at] ?? name[0],
        ]),
      ),
    ),
  ]),
);
