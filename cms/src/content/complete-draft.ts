import type { Core, UID } from '@strapi/strapi';
import { attributeIn, begunIn, type Entry, languagesOf, textOf } from './entry.js';

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

/** Whether a value can be published. Of its schema, Strapi leaves the form of a text to be checked only then. */
const isPublishable = (value: unknown, { regex }: Attribute): boolean =>
  !isEmpty(value) && (!regex || new RegExp(regex).test(String(value)));

const standIn = ({ type, enum: values, min }: Attribute, today: string): unknown => {
  if (type === 'date') return today;
  if (type === 'integer') return min ?? 0;
  if (type === 'enumeration') return values?.[0];
  return type === 'boolean' ? false : null;
};

/**
 * A draft with something in the place of what must be there before it is published, and is missing or of the wrong
 * form: as it is published now, or any value of its type. So a draft can be looked at in the middle of the work.
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
 * An entry that is whole in no language yet, with dots for what is not written in those that are begun: what there
 * is can be seen.
 */
export function withDots(entry: Entry, names: readonly string[]): Entry {
  if (languagesOf(entry, names).length > 0) return entry;
  const begun = begunIn(entry, names);
  const fields = (begun.length > 0 ? begun : (['fi'] as const)).flatMap((language) =>
    names.map((name) => attributeIn(name, language)),
  );
  const dots = fields.filter((field) => !textOf(entry, field).trim()).map((field) => [field, '…']);
  return { ...entry, ...(Object.fromEntries(dots) as Entry) };
}
