import type { PersonNote } from './persons.js';

export const pageLanguages = ['fi', 'sv', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export interface PageTexts {
  title: string;
  /** What follows the name of the service that asks. */
  asks: string;
  notReal: string;
  languages: string;
  choose: string;
  notes: Record<PersonNote, string>;
  type: string;
  typeHint: string;
  firstNames: string;
  lastName: string;
  identityCode: string;
  identityCodeHint: string;
  submit: string;
  cancel: string;
  errorTitle: string;
  errorPrefix: string;
  faults: Record<TypedFault, string>;
  failed: string;
  failedAdvice: string;
}

export type TypedFault = 'name' | 'nameTooLong' | 'format' | 'date' | 'future' | 'number' | 'check';

export const pageTexts: Record<PageLanguage, PageTexts> = {
  fi: {
    title: 'Testipankki',
    asks: 'pyytää tunnistautumaan.',
    notReal: 'Tämä ei ole oikea pankki. Kukaan ei tarkista, kuka olet: valitse henkilö, jona esiinnyt.',
    languages: 'Kieli',
    choose: 'Valitse testihenkilö',
    notes: {
      isNew: 'Ei ole järjestön asiakas',
      isCustomer: 'Järjestön asiakas, ei käyttäjätunnusta',
      hasAccount: 'Hänellä on jo käyttäjätunnus',
    },
    type: 'Tai keksi henkilö itse',
    typeHint: 'Käytä vain keksittyä henkilötunnusta, jonka yksilönumero on 900–999',
    firstNames: 'Etunimet',
    lastName: 'Sukunimi',
    identityCode: 'Henkilötunnus',
    identityCodeHint: 'Esimerkiksi',
    submit: 'Jatka tällä henkilöllä',
    cancel: 'Peruuta',
    errorTitle: 'Tarkista tiedot',
    errorPrefix: 'Virhe:',
    faults: {
      name: 'Kirjoita nimi',
      nameTooLong: 'Nimessä on enintään 100 merkkiä',
      format: 'Henkilötunnus on muotoa PPKKVV-NNNT',
      date: 'Henkilötunnuksen alussa ei ole oikea päivä',
      future: 'Henkilötunnuksen syntymäpäivä on tulevaisuudessa',
      number: 'Henkilötunnuksen yksilönumero on 002–999',
      check: 'Henkilötunnuksen viimeinen merkki on väärä',
    },
    failed: 'Tunnistautuminen ei onnistunut',
    failedAdvice: 'Palaa palveluun, josta tulit, ja aloita tunnistautuminen alusta.',
  },
  sv: {
    title: 'Testipankki',
    asks: 'ber dig identifiera dig.',
    notReal: 'Det här är ingen riktig bank. Ingen kontrollerar vem du är: välj vem du vill vara.',
    languages: 'Språk',
    choose: 'Välj en testperson',
    notes: {
      isNew: 'Inte kund hos organisationen',
      isCustomer: 'Kund hos organisationen, inget användarnamn',
      hasAccount: 'Har redan ett användarnamn',
    },
    type: 'Eller hitta på en person',
    typeHint: 'Använd bara en påhittad personbeteckning med individnummer 900–999',
    firstNames: 'Förnamn',
    lastName: 'Efternamn',
    identityCode: 'Personbeteckning',
    identityCodeHint: 'Till exempel',
    submit: 'Fortsätt som den här personen',
    cancel: 'Avbryt',
    errorTitle: 'Kontrollera uppgifterna',
    errorPrefix: 'Fel:',
    faults: {
      name: 'Skriv namnet',
      nameTooLong: 'Namnet får ha högst 100 tecken',
      format: 'En personbeteckning har formen DDMMÅÅ-NNNT',
      date: 'Personbeteckningen börjar inte med en riktig dag',
      future: 'Personbeteckningens födelsedag ligger i framtiden',
      number: 'Personbeteckningens individnummer är 002–999',
      check: 'Personbeteckningens sista tecken är fel',
    },
    failed: 'Identifieringen misslyckades',
    failedAdvice: 'Gå tillbaka till tjänsten du kom från och börja om.',
  },
  en: {
    title: 'Testipankki',
    asks: 'asks you to identify yourself.',
    notReal: 'This is not a real bank. Nobody checks who you are: choose whom to be.',
    languages: 'Language',
    choose: 'Choose a test person',
    notes: {
      isNew: 'Not a customer of the society',
      isCustomer: 'A customer of the society, without a username',
      hasAccount: 'Already has a username',
    },
    type: 'Or make up a person',
    typeHint: 'Use only a made-up identity code with an individual number from 900 to 999',
    firstNames: 'First names',
    lastName: 'Last name',
    identityCode: 'Personal identity code',
    identityCodeHint: 'For example',
    submit: 'Continue as this person',
    cancel: 'Cancel',
    errorTitle: 'Check the details',
    errorPrefix: 'Error:',
    faults: {
      name: 'Enter the name',
      nameTooLong: 'The name may have at most 100 characters',
      format: 'An identity code has the form DDMMYY-NNNC',
      date: 'The identity code does not begin with a real day',
      future: 'The birthday in the identity code is in the future',
      number: 'The individual number of the identity code is from 002 to 999',
      check: 'The last character of the identity code is wrong',
    },
    failed: 'Identification did not succeed',
    failedAdvice: 'Go back to the service you came from and start again.',
  },
};

/** The first language of `ui_locales` that the page speaks, else Finnish. */
export function languageOf(locales: unknown): PageLanguage {
  const wanted = typeof locales === 'string' ? locales.toLowerCase().split(/\s+/) : [];
  const tongues = wanted.map((locale) => locale.split('-')[0]);
  return pageLanguages.find((language) => language === tongues.find(isPageLanguage)) ?? 'fi';
}

function isPageLanguage(text: string | undefined): text is PageLanguage {
  return (pageLanguages as readonly (string | undefined)[]).includes(text);
}
