import { contentTypes } from './content-kinds.js';

/** The admin's layout of a type of content: its form row by row, and its list. */
export interface EditorLayout {
  rows: readonly (readonly string[])[];
  /**
   * The attribute shown as the entry's name: above its form, or above a collapsed component. `id`: the name of its
   * type.
   */
  mainField?: string;
  columns?: readonly string[];
  sort?: readonly [by: string, order: 'ASC' | 'DESC'];
}

const languages = ['Fi', 'Sv', 'En'];

/** Titles and texts, one language after another. */
const byLanguage = (...names: string[]): string[][] =>
  languages.flatMap((language) => names.map((name) => [`${name}${language}`]));

/** Short texts in three languages side by side: longer ones, and labels of fields, would be truncated. */
const sideBySide = (name: string): string[] => languages.map((language) => `${name}${language}`);

export const typeLayouts: Readonly<Record<string, EditorLayout>> = {
  [contentTypes.announcement]: {
    rows: [...byLanguage('title', 'text'), ['link'], ['publishedFrom', 'publishedUntil'], ['audience']],
    mainField: 'titleFi',
    columns: ['titleFi', 'publishedFrom', 'publishedUntil', 'updatedAt'],
    sort: ['updatedAt', 'DESC'],
  },
  [contentTypes.infoText]: {
    rows: [['place'], ...byLanguage('title', 'text')],
    mainField: 'titleFi',
    columns: ['place', 'titleFi', 'updatedAt'],
    sort: ['place', 'ASC'],
  },
  [contentTypes.mailText]: {
    rows: [['kind'], ...byLanguage('subject', 'text')],
    mainField: 'subjectFi',
    columns: ['kind', 'subjectFi', 'updatedAt'],
    sort: ['kind', 'ASC'],
  },
  [contentTypes.terms]: {
    rows: [['version', 'validFrom'], ...byLanguage('text')],
    mainField: 'version',
    columns: ['version', 'validFrom', 'updatedAt'],
    sort: ['version', 'DESC'],
  },
  [contentTypes.contract]: {
    rows: [['version', 'validFrom'], ...byLanguage('intro', 'text')],
    mainField: 'version',
    columns: ['version', 'validFrom', 'updatedAt'],
    sort: ['version', 'DESC'],
  },
  [contentTypes.privacyPolicy]: { rows: [['updatedOn'], ...byLanguage('text')], mainField: 'id' },
  [contentTypes.about]: { rows: byLanguage('text'), mainField: 'id' },
  [contentTypes.accessibility]: { rows: [['assessedOn'], ...byLanguage('text')], mainField: 'id' },
  [contentTypes.settings]: {
    mainField: 'id',
    rows: [
      ['portalName', 'place'],
      ...byLanguage('societyName'),
      ...byLanguage('tagline'),
      ['logo', 'accent'],
      ['customerServicePhone', 'customerServiceEmail'],
      sideBySide('customerServiceHours'),
      ['serviceOpens', 'serviceCloses'],
      ['closedDays'],
      ['messageRoles'],
      ['features'],
      ['maintenance'],
      ['limits'],
      ['newestLoanYear'],
      ['distributions'],
      ['footerLinks'],
      ['participations'],
      ['productionTypes'],
      ['compensationTypes'],
      ['rejectionReasons'],
      ['taxTypes'],
    ],
  },
};

export const partLayouts: Readonly<Record<string, EditorLayout>> = {
  'settings.audience': {
    rows: [
      ['creator', 'estate', 'unsettledEstate'],
      ['representative', 'beneficiary', 'tester'],
    ],
  },
  'settings.closed-day': { rows: [['date']], mainField: 'date' },
  'settings.distribution': { rows: [['date'], ...byLanguage('pays')], mainField: 'date' },
  'settings.features': { rows: [['registration', 'messages', 'addingWorks']] },
  'settings.limits': {
    rows: [['worksPageSizes'], ['searchPageSize', 'homeItems'], ['taxCardMegabytes', 'messageCharacters']],
  },
  'settings.link': { rows: [...byLanguage('label'), ['href']], mainField: 'labelFi' },
  'settings.maintenance': { rows: [['from', 'until'], ...byLanguage('text')] },
  'settings.option': { rows: [['code', 'isOffered'], sideBySide('term')], mainField: 'termFi' },
};
