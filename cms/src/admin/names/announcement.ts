import { field, inThree, markdown, type TypeWords } from './words.js';

const title = inThree(
  'title',
  ['Otsikko', 'Rubrik', 'Title'],
  [
    'Jos otsikko tai teksti puuttuu tällä kielellä, tiedote näytetään suomeksi.',
    'Om rubriken eller texten saknas på det här språket visas nyheten på finska.',
    'If the title or the text is missing in this language, the announcement is shown in Finnish.',
  ],
);

export const announcement: TypeWords = {
  title: ['Tiedotteet', 'Nyheter', 'Announcements'],
  fields: {
    ...title,
    titleFi: field(['Otsikko suomeksi', 'Rubrik på finska', 'Title in Finnish']),
    ...inThree('text', ['Teksti', 'Text', 'Text'], markdown),
    link: field(
      ['Lisätietolinkki', 'Länk till mer information', 'Link to more'],
      [
        'Portaalin sivu, kuten /works, tai osoite https://… Voi jättää tyhjäksi.',
        'En sida i portalen, till exempel /works, eller en adress https://… Kan lämnas tom.',
        'A page of the portal such as /works, or an address https://… Can be left empty.',
      ],
    ),
    publishedFrom: field(
      ['Näkyy alkaen', 'Visas från och med', 'Shown from'],
      [
        'Tyhjänä näkyy heti julkaisemisesta.',
        'Om fältet är tomt visas nyheten genast när den publiceras.',
        'When empty, it is shown as soon as it is published.',
      ],
    ),
    publishedUntil: field(
      ['Näkyy asti', 'Visas till', 'Shown until'],
      [
        'Tyhjänä näkyy toistaiseksi.',
        'Om fältet är tomt visas nyheten tills vidare.',
        'When empty, it is shown until further notice.',
      ],
    ),
    audience: field(
      ['Kenelle', 'För vem', 'For whom'],
      [
        'Jos mitään roolia ei valita, tiedote näkyy kaikille. Henkilökunta näkee kaikki tiedotteet.',
        'Om ingen roll väljs visas nyheten för alla. Personalen ser alla nyheter.',
        'If no role is chosen, everybody sees it. Staff see all announcements.',
      ],
    ),
  },
};
