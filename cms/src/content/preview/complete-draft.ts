import type { Core, UID } from '@strapi/strapi';
import { attributeIn, type Entry, languagesOf, startedIn, textOf } from '../entry.js';

interface Attribute {
  type: string;
  required?: boolean;
  component?: string;
  repeatable?: boolean;
  enum?: string[];
  regex?: string;
  min?: number;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Whether a value can be published. Strapi validates the format of texts only on publishing. */
const isPublishable = (value: unknown, { regex }: Attribute): boolean =>
  !isEmpty(value) && (!regex || new RegExp(regex).test(String(value)));

const standIn = ({ type, enum: values, min }: Attribute, today: string): unknown => {
  if (type === 'date') return today;
  if (type === 'integer') return min ?? 0;
  if (type === 'enumeration') return values?.[0];
  return type === 'boolean' ? false : null;
};

/**
 * Fills missing or invalid required attributes of a draft: with the published values, or with any value of their type.
 * This allows a preview of unfinished work.
 */
export function completeDraft(
  strapi: Core.Strapi,
  uid: string,
  draft: Entry,
  published: Entry,
  today: string,
): Entry {
  const attributes = strapi.getModel(uid as UID.Schema).attributes as unknown as Record<string, Attribute>;
  const complete = { ...draft };
  for (const [name, attribute] of Object.entries(attributes)) {
    const { required, component, repeatable } = attribute;
    if (!required) continue;
    if (component && !repeatable) {
      const [mine, theirs] = [draft, published].map((entry) => (entry[name] ?? {}) as Entry);
      complete[name] = completeDraft(strapi, component, mine ?? {}, theirs ?? {}, today);
    } else if (!isPublishable(draft[name], attribute)) {
      complete[name] = published[name] ?? standIn(attribute, today);
    }
  }
  return complete;
}

/**
 * Fills missing texts of an entry that is not complete in any language with dots, in the languages that are begun, so
 * that they can be previewed.
 */
export function withDots(entry: Entry, names: readonly string[]): Entry {
  if (languagesOf(entry, names).length > 0) return entry;
  const begun = startedIn(entry, names);
  const fields = (begun.length > 0 ? begun : (['fi'] as const)).flatMap((language) =>
    names.map((name) => attributeIn(name, language)),
  );
  const dots = fields.filter((field) => !textOf(entry, field).trim()).map((field) => [field, '…']);
  return { ...entry, ...(Object.fromEntries(dots) as Entry) };
}
