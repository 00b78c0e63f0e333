import { field, forLater, inThree, type TypeWords, type Words } from './words.js';

const options: Words = [
  'Portaalin omia koodeja ei voi poistaa, vain piilottaa.',
  'Portalens egna koder kan bara döljas, inte tas bort.',
  'The portal’s own codes can be hidden, not removed.',
];

const identity: TypeWords['fields'] = {
  portalName: field(
    ['Portaalin nimi', 'Portalens namn', 'Name of the portal'],
    [
      'Selaimen välilehdessä, sivujen yläreunassa ja viesteissä.',
      'I webbläsarens flik, högst upp på sidorna och i meddelanden.',
      'In the browser’s tab, at the top of pages and in mails.',
    ],
  ),
  place: field(['Paikkakunta', 'Ort', 'Place'], ['Alatunnisteessa.', 'I sidfoten.', 'In the footer.']),
  ...inThree('societyName', ['Järjestön nimi', 'Organisationens namn', 'Name of the society']),
  ...inThree(
    'tagline',
    ['Tunnuslause', 'Devis', 'Tagline'],
    ['Kirjautumissivulla.', 'På inloggningssidan.', 'On the login page.'],
  ),
  logo: field(
    ['Tunnus', 'Logotyp', 'Logo'],
    [
      'Jos kuvaa ei ole, sen paikalla on portaalin nimi.',
      'Om ingen bild finns visas portalens namn i stället.',
      'Without a picture the portal’s name stands in its place.',
    ],
  ),
  accent: field(['Väri', 'Färg', 'Colour']),
};

const service: TypeWords['fields'] = {
  customerServicePhone: field(['Asiakaspalvelun puhelin', 'Kundtjänstens telefon', 'Customer service phone']),
  customerServiceEmail: field([
    'Asiakaspalvelun sähköposti',
    'Kundtjänstens e-post',
    'Customer service email',
  ]),
  ...inThree(
    'customerServiceHours',
    ['Palveluaika', 'Servicetid', 'Service hours'],
    ['Esimerkiksi: arkisin klo 10–15', 'Till exempel: vardagar kl. 10–15', 'For example: weekdays 10–15'],
  ),
  serviceOpens: field(
    ['Palvelu aukeaa', 'Tjänsten öppnar', 'Service opens'],
    [
      'Portaali kertoo kellonaikojen mukaan, onko asiakaspalvelu auki (ma–pe).',
      'Utifrån klockslagen berättar portalen om kundtjänsten är öppen (må–fr).',
      'By these times the portal says whether customer service is open (Mon–Fri).',
    ],
  ),
  serviceCloses: field(['Palvelu sulkeutuu', 'Tjänsten stänger', 'Service closes']),
  closedDays: field(
    ['Päivät, jolloin palvelu on suljettu', 'Dagar då tjänsten är stängd', 'Days when the service is closed'],
    [
      'Arkipäivät, jolloin puhelimeen ei vastata. Arkipyhiä sekä joulu- ja juhannusaattoa ei tarvitse merkitä.',
      'Vardagar då ingen svarar i telefonen. Helgdagar, julafton och midsommarafton behöver inte anges.',
      'Weekdays on which nobody answers the phone. Public holidays and the eves of Christmas and midsummer need not be given.',
    ],
  ),
};

const portal: TypeWords['fields'] = {
  messageRoles: field(
    ['Kuka käyttää viestejä', 'Vem använder meddelanden', 'Who uses messages'],
    [
      'Roolit, jotka näkevät ja kirjoittavat viestejä.',
      'De roller som ser och skriver meddelanden.',
      'The roles that see and write messages.',
    ],
  ),
  features: field(['Toiminnot', 'Funktioner', 'Features']),
  maintenance: field(
    ['Huoltokatko', 'Driftavbrott', 'Break of service'],
    [
      'Ilmoitus näkyy portaalin joka sivulla. Poista teksti, kun katko on ohi.',
      'Meddelandet visas på alla sidor i portalen. Ta bort texten när avbrottet är över.',
      'The notice is shown on every page of the portal. Remove the text when the break is over.',
    ],
  ),
  limits: field(['Määrät ja rajat', 'Antal och gränser', 'Numbers and limits']),
  newestLoanYear: field(
    ['Uusin lainavuosi', 'Senaste låneår', 'Newest loan year'],
    [
      'Viimeisin vuosi, jonka lainat on laskettu. Lainaustilasto alkaa siitä.',
      'Det senaste året vars lån har räknats. Utlåningsstatistiken börjar med det.',
      'The last year whose loans have been counted. The loan statistics begin with it.',
    ],
  ),
  footerLinks: field(['Alatunnisteen linkit', 'Länkar i sidfoten', 'Links in the footer']),
  distributions: field(
    ['Tulevat tilitykset', 'Kommande utbetalningar', 'Next payments'],
    [
      'Näkyvät portaalissa päivän mukaan järjestettyinä.',
      'Visas i portalen ordnade efter datum.',
      'Shown in the portal by their date.',
    ],
  ),
};

const lists: TypeWords['fields'] = {
  participations: field(
    ['Jäsenjärjestöt', 'Medlemsorganisationer', 'Member organisations'],
    forLater(options),
  ),
  productionTypes: field(['Tuotannonalat', 'Genrer', 'Genres'], forLater(options)),
  compensationTypes: field(['Korvauslajit', 'Ersättningsslag', 'Types of remuneration'], options),
  rejectionReasons: field(
    ['Ehdotuksen hylkäämisen syyt', 'Orsaker att avvisa ett förslag', 'Reasons to reject a suggestion'],
    forLater(options),
  ),
  taxTypes: field(['Verolajit', 'Skatteslag', 'Types of tax'], forLater(options)),
};

export const settings: TypeWords = {
  title: ['Portaalin asetukset', 'Portalens inställningar', 'Portal settings'],
  fields: { ...identity, ...service, ...portal, ...lists },
};
