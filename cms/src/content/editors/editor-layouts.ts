import type { Core } from '@strapi/strapi';
import { contentTypes } from '../content-kinds.js';

/** The admin's layout of a type of content: its form row by row, and its list. */
export interface EditorLayout {
  rows: readonly (readonly string[])[];
  /**
   * The attribute shown as the entry's name: above its form, or above a collapsed component. `id`: the name of its
   * type.
   */
  mainField?: string;
  /** Attributes that only the server sets. */
  readOnly?: readonly string[];
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
    rows: [
      ...byLanguage('title', 'text'),
      ['link'],
      ['publishedFrom', 'publishedUntil'],
      ['audience'],
      ['newsletter', 'newsletterSentAt'],
    ],
    readOnly: ['newsletterSentAt'],
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
      ['businessId'],
      ['postalAddress'],
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
    rows: [['worksPageSizes'], ['homeItems', 'messageCharacters']],
  },
  'settings.link': { rows: [...byLanguage('label'), ['href']], mainField: 'labelFi' },
  'settings.maintenance': { rows: [['from', 'until'], ...byLanguage('text')] },
  'settings.option': { rows: [['code', 'isOffered'], sideBySide('term')], mainField: 'termFi' },
};

interface Field {
  name: string;
  size: number;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: object }>;
  layouts: { list: string[]; edit: Field[][] };
}

interface Model {
  uid: string;
}

/** The service of Strapi's content manager that stores its views in the database. */
interface Views {
  findConfiguration(model: Model): Promise<Configuration & Model>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
}

/** Strapi's grid has twelve columns. */
const rowOf = (names: readonly string[]): Field[] => names.map((name) => ({ name, size: 12 / names.length }));

async function applyLayout(views: Views, model: Model, layout: EditorLayout): Promise<void> {
  const { rows, mainField, readOnly = [], columns, sort } = layout;
  const { settings, metadatas, layouts } = await views.findConfiguration(model);
  const closed: Configuration['metadatas'] = Object.fromEntries(
    readOnly.map((name) => [
      name,
      { ...metadatas[name], edit: { ...metadatas[name]?.edit, editable: false } },
    ]),
  );
  await views.updateConfiguration(model, {
    settings: {
      ...settings,
      ...(mainField ? { mainField } : {}),
      ...(sort ? { defaultSortBy: sort[0], defaultSortOrder: sort[1] } : {}),
    },
    metadatas: { ...metadatas, ...closed },
    layouts: { list: columns ? [...columns] : layouts.list, edit: rows.map(rowOf) },
  });
}

/** Applies the layouts of the admin's forms and lists at every boot. */
export async function applyEditorLayouts(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = manager.service<Views & { findContentType(uid: string): Model }>('content-types');
  const parts = manager.service<Views & { findComponent(uid: string): Model }>('components');
  for (const [uid, layout] of Object.entries(typeLayouts)) {
    await applyLayout(types, types.findContentType(uid), layout);
  }
  for (const [uid, layout] of Object.entries(partLayouts)) {
    await applyLayout(parts, parts.findComponent(uid), layout);
  }
}
