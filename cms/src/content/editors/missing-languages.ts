import { type Language, languages } from '@nimio/domain/schema';
import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '../content-kinds.js';
import { type Entry, languagesOf, startedIn, translatedNames } from '../entry.js';

interface Attribute {
  component?: string;
}

const attributesOf = (strapi: Core.Strapi, uid: string): Record<string, Attribute> =>
  strapi.getModel(uid as UID.Schema).attributes as Record<string, Attribute>;

/** The languages in which each group of texts in an entry is complete; empty groups are left out. */
function writtenIn(strapi: Core.Strapi, uid: string, entry: Entry): Language[][] {
  const attributes = attributesOf(strapi, uid);
  const names = translatedNames(attributes);
  // A text and its title form a group; the settings' texts fall back one by one.
  const groups = uid === contentTypes.settings ? names.map((name) => [name]) : [names];
  const own = groups
    .filter((group) => startedIn(entry, group).length > 0)
    .map((group) => languagesOf(entry, group));
  const parts = Object.entries(attributes).flatMap(([name, { component }]) => {
    const value = component ? entry[name] : null;
    const items = (Array.isArray(value) ? value : [value]).filter(Boolean) as Entry[];
    return items.flatMap((item) => writtenIn(strapi, component ?? '', item));
  });
  return [...own, ...parts];
}

/** The languages in which an entry is incomplete, so that a fallback is shown. */
export function missingLanguages(strapi: Core.Strapi, uid: string, entry: Entry): Language[] {
  const written = writtenIn(strapi, uid, entry);
  if (written.length === 0) return [...languages];
  return languages.filter((language) => written.some((whole) => !whole.includes(language)));
}
