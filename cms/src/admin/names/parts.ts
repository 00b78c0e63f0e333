import { field, forLater, inThree, type TypeWords, type Words } from './words.js';

const term: Words = ['Nimitys', 'Benämning', 'Term'];

/** The components of the settings and announcements. */
export const parts: Readonly<Record<string, TypeWords>> = {
  'settings.audience': {
    title: ['Roolit', 'Roller', 'Roles'],
    fields: {
      creator: field(['Tekijät', 'Upphovspersoner', 'Creators']),
      estate: field(['Kuolinpesät', 'Dödsbon', 'Estates']),
      unsettledEstate: field(['Jakamattomat kuolinpesät', 'Oskiftade dödsbon', 'Undivided estates']),
      representative: field(['Edustajat', 'Företrädare', 'Representatives']),
      beneficiary: field(['Edunsaajat', 'Förmånstagare', 'Beneficiaries']),
      tester: field(['Testaajat', 'Testare', 'Testers']),
    },
  },
  'settings.closed-day': {
    title: ['Suljettu päivä', 'Stängd dag', 'Closed day'],
    fields: { date: field(['Päivä', 'Datum', 'Date']) },
  },
  'settings.distribution': {
    title: ['Tilitys', 'Utbetalning', 'Distribution'],
    fields: {
      date: field(['Päivä', 'Datum', 'Date']),
      ...inThree(
        'pays',
        ['Mitä maksetaan', 'Vad som betalas', 'What is paid'],
        [
          'Esimerkiksi: vuoden 2024 lainauskorvaukset',
          'Till exempel: utlåningsersättningarna för 2024',
          'For example: lending remuneration for 2024',
        ],
      ),
    },
  },
  'settings.features': {
    title: ['Toiminnot', 'Funktioner', 'Features'],
    fields: {
      registration: field(['Rekisteröityminen', 'Registrering', 'Registration']),
      messages: field(['Viestit', 'Meddelanden', 'Messages']),
      addingWorks: field(['Teosten lisääminen', 'Tillägg av verk', 'Adding works']),
    },
  },
  'settings.limits': {
    title: ['Määrät ja rajat', 'Antal och gränser', 'Numbers and limits'],
    fields: {
      worksPageSizes: field(
        ['Teoksia sivulla', 'Verk per sida', 'Works on a page'],
        [
          'Vaihtoehdot pilkuin erotettuina, esimerkiksi: 10, 25, 50',
          'Alternativen åtskilda med kommatecken, till exempel: 10, 25, 50',
          'The choices with commas between, for example: 10, 25, 50',
        ],
      ),
      searchPageSize: field(
        ['Hakutuloksia kerralla', 'Sökresultat åt gången', 'Search results at a time'],
        forLater(),
      ),
      homeItems: field(
        ['Tiedotteita etusivulla', 'Nyheter på startsidan', 'Announcements on the home page'],
        [
          'Näin monta tiedotetta ja viestiä näkyy ensin.',
          'Så många nyheter och meddelanden visas först.',
          'This many announcements and messages are shown at first.',
        ],
      ),
      taxCardMegabytes: field(
        ['Verokortin enimmäiskoko (Mt)', 'Skattekortets största storlek (MB)', 'Largest tax card (MB)'],
        forLater(),
      ),
      messageCharacters: field([
        'Viestin enimmäispituus (merkkiä)',
        'Meddelandets största längd (tecken)',
        'Longest message (characters)',
      ]),
    },
  },
  'settings.link': {
    title: ['Linkki', 'Länk', 'Link'],
    fields: {
      ...inThree('label', ['Linkin teksti', 'Länkens text', 'Text of the link']),
      href: field(
        ['Osoite', 'Adress', 'Address'],
        [
          'https://…, mailto:…, tel:… tai portaalin sivu, kuten /about.',
          'https://…, mailto:…, tel:… eller en sida i portalen, till exempel /about.',
          'https://…, mailto:…, tel:… or a page of the portal such as /about.',
        ],
      ),
    },
  },
  'settings.maintenance': {
    title: ['Huoltokatko', 'Driftavbrott', 'Break of service'],
    fields: {
      from: field(['Näkyy alkaen', 'Visas från och med', 'Shown from']),
      until: field(['Näkyy asti', 'Visas till', 'Shown until']),
      ...inThree('text', ['Ilmoitus', 'Meddelande', 'Notice']),
    },
  },
  'settings.option': {
    title: ['Vaihtoehto', 'Alternativ', 'Option'],
    fields: {
      code: field(
        ['Koodi', 'Kod', 'Code'],
        [
          'Tallennetaan tietoihin. Älä muuta käytössä olevaa koodia.',
          'Sparas i uppgifterna. Ändra inte en kod som är i bruk.',
          'Kept in the data. Do not change a code that is in use.',
        ],
      ),
      ...inThree('term', term),
      isOffered: field(
        ['Valittavissa', 'Kan väljas', 'Can be chosen'],
        [
          'Pois päältä: vaihtoehtoa ei näytetä lomakkeissa.',
          'Av: alternativet visas inte i formulären.',
          'Off: the option is not shown in forms.',
        ],
      ),
    },
  },
};
