import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { firstContentIn } from './content-files.js';
import { contentTypes } from './content-kinds.js';
import type { Entry } from './entry.js';

const isPart = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const given = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== undefined));

/**
 * Settings with what they lack of the required taken from those that an installation begins with: a version that
 * brings a new one meets settings that were published before it.
 * @param required names of attributes that the portal cannot do without
 */
export function completeSettings(entry: Entry, defaults: Entry, required: readonly string[]): Entry {
  const known = given(entry);
  const complete = { ...entry };
  for (const name of required) {
    const [value, usual] = [known[name], defaults[name]];
    complete[name] = isPart(value) && isPart(usual) ? { ...usual, ...given(value) } : (value ?? usual);
  }
  return complete;
}

/** The settings that a new installation begins with. */
export async function defaultSettings(strapi: Core.Strapi): Promise<Entry> {
  const file = path.join(firstContentIn(strapi), 'portal-settings/entry.json');
  return JSON.parse(await readFile(file, 'utf8')) as Entry;
}

/** What of the settings is required, by their schema. */
export const requiredSettings = (strapi: Core.Strapi): string[] =>
  Object.entries(strapi.getModel(contentTypes.settings as UID.ContentType).attributes)
    .filter(([, attribute]) => (attribute as { required?: boolean }).required === true)
    .map(([name]) => name);
