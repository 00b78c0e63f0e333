import type { Words } from '../names/words.js';

/** Names of our own pages, and Strapi's messages that mention Strapi. */
export const ownWords: readonly [id: string, words: Words][] = [
  ['global.home', ['Aloitus', 'Börja här', 'First steps']],
  ['nimio.history', ['Historia', 'Historik', 'History']],
  ['nimio.colour', ['Väri', 'Färg', 'Colour']],
  ['nimio.colour.about', ['Väri muodossa #rrggbb', 'En färg som #rrggbb', 'A colour as #rrggbb']],
  ['global.nimio-editor', ['Toimittaja', 'Redaktör', 'Editor']],
  ['global.nimio-publisher', ['Julkaisija', 'Utgivare', 'Publisher']],
  ['global.strapi-super-admin', ['Pääkäyttäjä', 'Huvudanvändare', 'Administrator']],
  ['Auth.form.welcome.title', ['Tervetuloa', 'Välkommen', 'Welcome']],
  [
    'Auth.form.welcome.subtitle',
    [
      'Kirjaudu muokkaamaan portaalin sisältöjä',
      'Logga in för att redigera portalens innehåll',
      'Log in to edit the content of the portal',
    ],
  ],
  [
    'Auth.form.register.subtitle',
    [
      'Tunnuksella muokataan portaalin sisältöjä. Se ei käy portaaliin.',
      'Med kontot redigeras portalens innehåll. Det gäller inte i portalen.',
      'The account is for editing the content of the portal, and does not open the portal itself.',
    ],
  ],
  ['Auth.form.email.placeholder', ['nimi@example.org', 'namn@example.org', 'name@example.org']],
  ['app.components.LeftMenu.navbrand.title', ['Nimiön sisällöt', 'Nimiös innehåll', 'Nimiö content']],
  ['app.components.LeftMenu.logo.alt', ['Nimiö', 'Nimiö', 'Nimiö']],
  // The media library offers to fetch files by address, which the server refuses.
  [
    'upload.import-from-url',
    [
      'Kuva osoitteesta (ei käytössä)',
      'Bild från en adress (används inte)',
      'Picture from an address (not in use)',
    ],
  ],
  [
    'upload.modal.nav.url',
    ['Osoitteesta (ei käytössä)', 'Från en adress (används inte)', 'From an address (not in use)'],
  ],
];
