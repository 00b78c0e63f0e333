import type { Words } from '../names/words.js';
import type { NordicWords } from './manager-words.js';

/** The toolbar's button that inserts HTML, which is hidden by this name (style.ts). */
export const underline: Words = ['Alleviivaa', 'Understruken', 'Underline'];

const blocks = 'components.Blocks.blocks';

/** The toolbar of long texts, and messages about fields. */
export const formWords: NordicWords = {
  'components.Blocks.modifiers.bold': ['Lihavoi', 'Fet'],
  'components.Blocks.modifiers.italic': ['Kursivoi', 'Kursiv'],
  'components.Blocks.modifiers.underline': [underline[0], underline[1]],
  'components.Blocks.modifiers.strikethrough': ['Yliviivaa', 'Genomstruken'],
  'components.Blocks.modifiers.code': ['Koodi', 'Kod'],
  'components.Blocks.popover.link': ['Linkki', 'Länk'],
  [`${blocks}.bulletList`]: ['Luettelo', 'Punktlista'],
  [`${blocks}.unorderedList`]: ['Luettelo', 'Punktlista'],
  [`${blocks}.numberList`]: ['Numeroitu luettelo', 'Numrerad lista'],
  [`${blocks}.orderedList`]: ['Numeroitu luettelo', 'Numrerad lista'],
  [`${blocks}.code`]: ['Koodi', 'Kod'],
  [`${blocks}.image`]: ['Kuva', 'Bild'],
  [`${blocks}.quote`]: ['Lainaus', 'Citat'],
  [`${blocks}.text`]: ['Teksti', 'Text'],
  'components.Wysiwyg.blocks.code': ['Koodi', 'Kod'],
  'components.Input.error.contain.maxBytes': [
    'Salasanan pitää olla lyhyempi kuin 73 tavua.',
    'Lösenordet måste vara kortare än 73 byte.',
  ],
  'components.Input.error.validation.string': ['Tämä ei ole tekstiä.', 'Det här är inte text.'],
  'components.Input.error.validation.combobox.invalid': ['Arvo ei kelpaa.', 'Värdet duger inte.'],
  'components.Input.error.validation.unique': ['Sama arvo on jo käytössä.', 'Värdet används redan.'],
  'components.Input.error.validation.email.withField': [
    '{field}: sähköpostiosoite ei kelpaa.',
    '{field}: e-postadressen duger inte.',
  ],
  'components.Input.error.validation.max.withField': ['{field}: liian suuri.', '{field}: för stort.'],
  'components.Input.error.validation.min.withField': ['{field}: liian pieni.', '{field}: för litet.'],
  'components.Input.error.validation.maxLength.withField': ['{field}: liian pitkä.', '{field}: för långt.'],
  'components.Input.error.validation.minLength.withField': ['{field}: liian lyhyt.', '{field}: för kort.'],
  'components.Input.error.validation.regex.withField': [
    '{field}: muoto ei kelpaa.',
    '{field}: formen duger inte.',
  ],
  'components.Input.error.validation.required.withField': ['{field} puuttuu.', '{field} saknas.'],
  'components.Input.error.validation.unique.withField': [
    '{field}: sama arvo on jo käytössä.',
    '{field}: värdet används redan.',
  ],
  'components.FilterOptions.FILTER_TYPES.$endsWithi': [
    'päättyy (kirjainkoosta riippumatta)',
    'slutar med (oavsett versaler)',
  ],
  'components.ViewSettings.tooltip': ['Näkymän asetukset', 'Vyns inställningar'],
};
