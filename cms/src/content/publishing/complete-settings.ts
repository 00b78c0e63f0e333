import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '../content-kinds.js';
import type { Entry } from '../entry.js';
import { firstContentIn } from '../files/content-files.js';

const isPart = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const given = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== undefined));

/**
 * Adds missing required settings from the first content: a new version may require settings that an older one has not
 * published.
 *
 * @param required names of the required attributes
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

/** The settings of a new installation. */
export async function defaultSettings(strapi: Core.Strapi): Promise<Entry> {
  const file = path.join(firstContentIn(strapi), 'portal-settings/entry.json');
  return JSON.parse(await readFile(file, 'utf8')) as Entry;
}

/** The required settings by their schema. */
export const requiredSettings = (strapi: Core.Strapi): string[] =>
  Object.entries(strapi.getModel(contentTypes.settings as UID.ContentType).attributes)
    .filter(([, attribute]) => (attribute as { required?: boolean }).required === true)
    .map(([name]) => name);
