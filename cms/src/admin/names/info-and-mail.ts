import { field, inThree, markdownWithSettings, type TypeWords, type Words } from './words.js';

export const infoText: TypeWords = {
  title: ['Infotekstit', 'Infotexter', 'Info texts'],
  fields: {
    place: field(
      ['Paikka', 'Plats', 'Place'],
      [
        'Portaalin sivu, jolla teksti avataan. Yhdessä paikassa on yksi teksti.',
        'Den sida i portalen där texten öppnas. På varje plats finns en text.',
        'The page of the portal where the text is opened. Each place has one text.',
      ],
    ),
    ...inThree(
      'title',
      ['Otsikko', 'Rubrik', 'Title'],
      [
        'Sanat, joita painamalla teksti avautuu.',
        'Orden som man trycker på för att öppna texten.',
        'The words that one presses to open the text.',
      ],
    ),
    ...inThree('text', ['Teksti', 'Text', 'Text'], markdownWithSettings),
  },
};

export const mailText: TypeWords = {
  title: ['Sähköpostiviestit', 'E-postmeddelanden', 'Mail texts'],
  fields: {
    kind: field(
      ['Viesti', 'Meddelande', 'Mail'],
      [
        'Tilanne, jossa portaali lähettää viestin.',
        'Situationen där portalen skickar meddelandet.',
        'When the portal sends the mail.',
      ],
    ),
    ...inThree('subject', ['Aihe', 'Ämne', 'Subject']),
    ...inThree(
      'text',
      ['Viestin teksti', 'Meddelandets text', 'Text of the mail'],
      [
        'Pelkkää tekstiä. Viestin omat paikkamerkit, kuten {link}, ovat pakollisia: {link}-merkin kohdalle tulee linkki. Myös asetusten paikkamerkit, kuten {portalName} ja {societyName}, täytetään.',
        'Enbart text. Meddelandets egna platshållare, till exempel {link}, är obligatoriska: på stället för {link} kommer länken. Också inställningarnas platshållare, till exempel {portalName} och {societyName}, fylls i.',
        'Plain text. The mail’s own placeholders, such as {link}, are required: the link comes in place of {link}. The settings’ placeholders, such as {portalName} and {societyName}, are filled in too.',
      ],
    ),
  },
};

/** The labels of these types' choices. The admin looks them up by their bare key. */
export const choices: Readonly<Record<string, Words>> = {
  login: ['Kirjautuminen', 'Inloggning', 'Login'],
  registration: ['Rekisteröityminen', 'Registrering', 'Registration'],
  contract: ['Sopimus', 'Avtal', 'Contract'],
  contact: ['Yhteystiedot', 'Kontaktuppgifter', 'Contact details'],
  bank: ['Pankkiyhteys', 'Bankuppgifter', 'Bank details'],
  taxation: ['Verotus', 'Beskattning', 'Taxation'],
  works: ['Teosluettelo', 'Verkförteckning', 'List of works'],
  'add-work': ['Teoksen lisääminen', 'Att lägga till ett verk', 'Adding a work'],
  'work-roles': ['Roolit teoksessa', 'Roller i ett verk', 'Roles in a work'],
  statistics: ['Lainaustilasto', 'Utlåningsstatistik', 'Loan statistics'],
  'statistics-share': ['Osuus lainoista', 'Andel av lånen', 'Share of the loans'],
  messages: ['Viestit', 'Meddelanden', 'Messages'],
  'password-link': ['Salasanan vaihtaminen', 'Byte av lösenord', 'Changing the password'],
  invitation: ['Kutsu käyttäjäksi', 'Inbjudan att bli användare', 'Invitation to become a user'],
  'address-changed': [
    'Ilmoitus vanhaan osoitteeseen, kun sähköpostiosoite vaihtuu',
    'Avisering till den gamla adressen när e-postadressen ändras',
    'Notice to the old address when the email address changes',
  ],
  'username-changed': [
    'Ilmoitus, kun henkilökunta vaihtaa käyttäjätunnuksen',
    'Avisering när personalen ändrar ett användarnamn',
    'Notice when staff change a username',
  ],
  'second-factor-begun': [
    'Ilmoitus henkilökunnalle käyttöön otetuista vahvistuskoodeista',
    'Avisering till personalen om bekräftelsekoder som tagits i bruk',
    'Notice of verification codes taken into use to staff',
  ],
  'second-factor-reset': [
    'Ilmoitus henkilökunnalle nollatuista vahvistuskoodeista',
    'Avisering till personalen om nollställda bekräftelsekoder',
    'Notice of reset verification codes to staff',
  ],
  'recovery-code-used': [
    'Ilmoitus henkilökunnalle käytetystä palautuskoodista',
    'Avisering till personalen om en använd återställningskod',
    'Notice of a used recovery code to staff',
  ],
  'recovery-codes-made': [
    'Ilmoitus henkilökunnalle uusista palautuskoodeista',
    'Avisering till personalen om nya återställningskoder',
    'Notice of new recovery codes to staff',
  ],
  'message-from-society': [
    'Ilmoitus asiakkaalle uudesta viestistä',
    'Avisering till kunden om ett nytt meddelande',
    'Notice of a new message to a client',
  ],
  'message-to-society': [
    'Ilmoitus henkilökunnalle asiakkaan viestistä',
    'Avisering till personalen om en kunds meddelande',
    'Notice of a client’s message to staff',
  ],
  'suggestion-received': [
    'Ilmoitus muutosehdotuksesta jaon vastuuhenkilölle',
    'Avisering om ett ändringsförslag till den som ansvarar för fördelningen',
    'Notice of a change suggestion to the person in charge of the division',
  ],
  'suggestion-answered': [
    'Ilmoitus ehdottajalle vastauksesta muutosehdotukseen',
    'Avisering till förslagsställaren om svaret på ett ändringsförslag',
    'Notice of the answer to a change suggestion to who made it',
  ],
  'new-work-suggestions': [
    'Ilmoitus tekijälle uusista teosehdotuksista',
    'Avisering till upphovspersonen om nya verkförslag',
    'Notice of new work suggestions to the creator',
  ],
};
