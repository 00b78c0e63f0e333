import type { Language } from '@nimio/domain/schema';
import { errors } from '@strapi/utils';

type Values = Record<string, string>;
type Text = (words: Values) => string;

/** Why an editor's change was refused, and what to do instead. */
const texts = {
  agreedUnchangeable: {
    fi: () =>
      'Julkaistua versiota ei voi muuttaa eikä poistaa: asiakkaat hyväksyvät sen näillä sanoilla. Tee uusi versio.',
    sv: () =>
      'En publicerad version kan varken ändras eller raderas: kunderna godkänner den med dessa ord. Gör en ny version.',
    en: () =>
      'A published version cannot be changed or deleted: clients accept it in these words. Make a new version.',
  },
  versionNotNewer: {
    fi: ({ newest }) => `Version pitää olla uudempi kuin julkaistu versio ${newest}.`,
    sv: ({ newest }) => `Versionen måste vara nyare än den publicerade versionen ${newest}.`,
    en: ({ newest }) => `The version must be newer than the published version ${newest}.`,
  },
  validityNotLater: {
    fi: ({ newest }) =>
      `Voimassaolo voi alkaa aikaisintaan ${newest}, jolloin edellinen versio tuli voimaan.`,
    sv: ({ newest }) =>
      `Giltigheten kan börja tidigast ${newest}, då den föregående versionen trädde i kraft.`,
    en: ({ newest }) =>
      `Validity can begin on ${newest} at the earliest, when the previous version came into force.`,
  },
  needed: {
    fi: () => 'Portaali tarvitsee tämän. Sen voi muuttaa, mutta ei poistaa eikä perua julkaisusta.',
    sv: () => 'Portalen behöver det här. Det kan ändras men varken raderas eller avpubliceras.',
    en: () => 'The portal needs this. It can be changed, but neither deleted nor unpublished.',
  },
  noLanguage: {
    fi: () => 'Kirjoita otsikko ja teksti kokonaan ainakin yhdellä kielellä.',
    sv: () => 'Skriv hela rubriken och texten på minst ett språk.',
    en: () => 'Write the whole title and text in at least one language.',
  },
  nameMissing: {
    fi: () => 'Kirjoita järjestön nimi, tunnuslause ja palveluaika ainakin yhdellä kielellä.',
    sv: () => 'Skriv organisationens namn, devis och servicetid på minst ett språk.',
    en: () => 'Write the society’s name, tagline and service hours in at least one language.',
  },
  linkWordless: {
    fi: ({ link }) => `Kirjoita linkille ${link} teksti ainakin yhdellä kielellä.`,
    sv: ({ link }) => `Skriv en text för länken ${link} på minst ett språk.`,
    en: ({ link }) => `Write a text for the link ${link} in at least one language.`,
  },
  dateUnclear: {
    fi: () => 'Kirjoita päivä muodossa 24.12.2026 ja kellonaika muodossa 9.30. Vuosi voi olla 2000–2099.',
    sv: () => 'Skriv datumet i formen 24.12.2026 och klockslaget i formen 9.30. Året kan vara 2000–2099.',
    en: () => 'Write the date as 24.12.2026 and the time as 9.30. The year can be 2000–2099.',
  },
  untilBeforeFrom: {
    fi: () => 'Näkyminen päättyy ennen kuin se alkaa. Tarkista ajat.',
    sv: () => 'Visningen slutar innan den börjar. Kontrollera tiderna.',
    en: () => 'It stops being shown before it starts. Check the times.',
  },
  linkUnsafe: {
    fi: ({ link }) =>
      `Linkki ${link} ei kelpaa. Kirjoita https://…, mailto:…, tel:… tai portaalin sivu, kuten /works.`,
    sv: ({ link }) =>
      `Länken ${link} duger inte. Skriv https://…, mailto:…, tel:… eller en sida i portalen, t.ex. /works.`,
    en: ({ link }) =>
      `The link ${link} cannot be used. Write https://…, mailto:…, tel:… or a page of the portal such as /works.`,
  },
  placeholderUnknown: {
    fi: ({ names, known }) => `Tuntematon paikkamerkki: ${names}. Käytettävissä: ${known}.`,
    sv: ({ names, known }) => `Okänd platshållare: ${names}. Tillgängliga: ${known}.`,
    en: ({ names, known }) => `Unknown placeholder: ${names}. Available: ${known}.`,
  },
  placeholderMissing: {
    fi: ({ names }) => `Tekstistä puuttuu ${names}. Ilman sitä viestistä ei ole hyötyä.`,
    sv: ({ names }) => `I texten saknas ${names}. Utan det är meddelandet till ingen nytta.`,
    en: ({ names }) => `The text lacks ${names}. Without it the mail is of no use.`,
  },
  sectionsMissing: {
    fi: () => 'Jaa teksti kohtiin: aloita jokainen kohta otsikolla ”## Otsikko”, myös ensimmäinen.',
    sv: () => 'Dela in texten i punkter: börja varje punkt med rubriken ”## Rubrik”, också den första.',
    en: () => 'Divide the text into sections: begin each with a heading “## Heading”, the first one too.',
  },
  textTooComplex: {
    fi: () => 'Teksti on liian monimutkainen: siinä on liikaa merkintöjä tai sisäkkäisiä luetteloita.',
    sv: () => 'Texten är för invecklad: den har för många formateringstecken eller listor inuti listor.',
    en: () => 'The text is too complex: it has too many formatting marks or lists within lists.',
  },
  codeTwice: {
    fi: ({ code }) => `Koodi ${code} on luettelossa kahdesti.`,
    sv: ({ code }) => `Koden ${code} finns två gånger i listan.`,
    en: ({ code }) => `The code ${code} is in the list twice.`,
  },
  codeMissing: {
    fi: ({ code }) =>
      `Koodia ${code} ei voi poistaa luettelosta, koska portaali laskee sillä. Voit piilottaa sen.`,
    sv: ({ code }) =>
      `Koden ${code} kan inte tas bort ur listan, eftersom portalen räknar med den. Du kan dölja den.`,
    en: ({ code }) =>
      `The code ${code} cannot be removed from the list, as the portal reckons with it. You can hide it.`,
  },
  termMissing: {
    fi: ({ code }) => `Kirjoita nimitys koodille ${code} ainakin yhdellä kielellä.`,
    sv: ({ code }) => `Skriv en benämning för koden ${code} på minst ett språk.`,
    en: ({ code }) => `Write a term for the code ${code} in at least one language.`,
  },
  hoursBackwards: {
    fi: () => 'Asiakaspalvelu sulkeutuu ennen kuin se aukeaa. Tarkista kellonajat.',
    sv: () => 'Kundtjänsten stänger innan den öppnar. Kontrollera klockslagen.',
    en: () => 'Customer service closes before it opens. Check the hours.',
  },
  businessIdInvalid: {
    fi: () => 'Tarkista Y-tunnus: siinä on seitsemän numeroa, väliviiva ja tarkistusnumero, kuten 1234567-1.',
    sv: () =>
      'Kontrollera FO-numret: det har sju siffror, ett bindestreck och en kontrollsiffra, som 1234567-1.',
    en: () => 'Check the business id: it has seven digits, a hyphen and a check digit, such as 1234567-1.',
  },
  uploadNotPicture: {
    fi: () => 'Tiedosto ei ole kuva (PNG, JPEG, WebP tai GIF), tai se ei ole sitä, mitä sen nimi kertoo.',
    sv: () => 'Filen är ingen bild (PNG, JPEG, WebP eller GIF) eller inte det som dess namn säger.',
    en: () => 'The file is no picture (PNG, JPEG, WebP or GIF), or not what its name says.',
  },
  uploadTooBig: {
    fi: () => 'Kuva on liian suuri: sivun pituus saa olla enintään 4 000 kuvapistettä.',
    sv: () => 'Bilden är för stor: en sida får vara högst 4 000 bildpunkter.',
    en: () => 'The picture is too big: a side may have at most 4,000 pixels.',
  },
  pictureUsed: {
    fi: ({ places }) =>
      `Kuva näkyy julkaistussa sisällössä, joten sitä ei voi poistaa eikä korvata. Vaihda kuva ensin täällä: ${places}.`,
    sv: ({ places }) =>
      `Bilden visas i publicerat innehåll och kan därför varken raderas eller ersättas. Byt först bilden här: ${places}.`,
    en: ({ places }) =>
      `The picture is shown in published content, so it can be neither deleted nor replaced. First change the picture here: ${places}.`,
  },
  pictureOfOthers: {
    fi: () =>
      'Voit poistaa, siirtää ja nimetä uudelleen vain omia kuviasi ja kansioitasi. Valinnassa tai sen kansioissa on muiden lisäämiä. Pyydä apua pääkäyttäjältä.',
    sv: () =>
      'Du kan bara radera, flytta och byta namn på dina egna bilder och mappar. Urvalet eller dess mappar innehåller sådant som andra har lagt till. Be huvudanvändaren om hjälp.',
    en: () =>
      'You can delete, move and rename only your own pictures and folders. The selection or its folders contain some that others have added. Ask the administrator for help.',
  },
  pictureAgreed: {
    fi: ({ places }) =>
      `Kuvaa ei voi poistaa eikä korvata, koska se kuuluu tekstiin, jonka asiakkaat hyväksyvät sellaisenaan: ${places}.`,
    sv: ({ places }) =>
      `Bilden kan varken raderas eller ersättas, eftersom den hör till en text som kunderna godkänner sådan den är: ${places}.`,
    en: ({ places }) =>
      `The picture can be neither deleted nor replaced, as it belongs to a text that clients accept as it is: ${places}.`,
  },
} as const satisfies Record<string, Record<Language, Text>>;

export type Refusal = keyof typeof texts;

/**
 * Refuses an editor's change in the editor's own language.
 *
 * @param field the attribute concerned, for the form
 */
export class ContentRefused extends errors.ValidationError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, language: Language, field?: string, words: Values = {}) {
    const message = texts[refusal][language](words);
    super(message, field ? { errors: [{ path: [field], message, name: 'ValidationError' }] } : {});
    this.refusal = refusal;
  }
}

/** The error of a violated rule. */
export type Refuse = (refusal: Refusal, field?: string, words?: Values) => never;
