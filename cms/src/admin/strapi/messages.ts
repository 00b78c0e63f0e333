import { nameMessages } from '../names/names.js';
import { inEachLanguage } from '../names/words.js';
import { adminWords } from './admin-words.js';
import { formWords } from './form-words.js';
import { libraryWords } from './library-words.js';
import { managerWords, type NordicWords } from './manager-words.js';
import { ownWords } from './own-words.js';
import { pictureWords } from './picture-words.js';
import { uploadWords } from './upload-words.js';

/** Messages for which Strapi's admin and the media library share one key. */
const everywhere: NordicWords = {
  'app.components.ToggleCheckbox.off-label': ['Ei', 'Nej'],
  'app.components.ToggleCheckbox.on-label': ['Kyllä', 'Ja'],
  'app.components.Select.placeholder': ['Valitse', 'Välj'],
  'search.placeholder': ['Hae', 'Sök'],
};

const prefixed = (prefix: string, words: NordicWords): NordicWords =>
  Object.fromEntries(Object.entries(words).map(([id, pair]) => [`${prefix}.${id}`, pair]));

const nordic: NordicWords = {
  ...everywhere,
  ...adminWords,
  ...formWords,
  ...prefixed('content-manager', managerWords),
  ...prefixed('upload', { ...pictureWords, ...libraryWords, ...uploadWords }),
};

const inNordic = (at: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(nordic).map(([id, pair]) => [id, pair[at]]));

const own = inEachLanguage(ownWords);

/** All messages of the admin that replace Strapi's. */
export const messages: Record<string, Record<string, string>> = {
  fi: { ...inNordic(0), ...own['fi'], ...nameMessages['fi'] },
  sv: { ...inNordic(1), ...own['sv'], ...nameMessages['sv'] },
  en: {
    'app.components.ToggleCheckbox.off-label': 'No',
    'app.components.ToggleCheckbox.on-label': 'Yes',
    'content-manager.plugin.name': 'Content',
    'content-manager.header.name': 'Content',
    'content-manager.components.LeftMenu.collection-types': 'Lists',
    'content-manager.components.LeftMenu.single-types': 'Single pages',
    'content-manager.containers.edit.panels.default.title': 'Publishing',
    'upload.plugin.name': 'Pictures',
    ...own['en'],
    ...nameMessages['en'],
  },
};
