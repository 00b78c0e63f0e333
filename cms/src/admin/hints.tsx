import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { adminLanguage, inLanguage } from './language.js';
import { schemaNames, types } from './names/names.js';
import { parts } from './names/parts.js';
import type { TypeWords } from './names/words.js';

interface Field {
  name: string;
  type?: string;
  required?: boolean;
  attribute?: { repeatable?: boolean };
  hint?: string;
  labelAction?: ReactNode;
}

/** The part of the content manager's layout of a type that is used here. */
interface Layout {
  layout: Field[][][];
  components: Record<string, { layout: Field[][] }>;
  settings: { displayName?: string };
}

/** Marks the name of a part, by which the style finds the parts that cannot be emptied (style.ts). */
const Beside = ({ hint, isKept }: { hint: string; isKept: boolean }) => (
  <Typography
    variant="pi"
    textColor="neutral600"
    fontWeight="regular"
    style={{ whiteSpace: 'normal' }}
    data-kept={isKept || undefined}
  >
    {hint}
  </Typography>
);

const withHint =
  (type: TypeWords | undefined) =>
  (field: Field): Field => {
    const words = type?.fields[field.name]?.hint;
    const hint = words ? inLanguage(words, adminLanguage()) : '';
    if (field.type !== 'component') return words ? { ...field, hint } : field;
    // Strapi shows no hint for a part of an entry, but it shows the text after its name.
    const isKept = field.required === true && field.attribute?.repeatable !== true;
    return { ...field, labelAction: <Beside hint={hint} isKept={isKept} /> };
  };

/** Adds hints in the editor's language below the fields of a form: Strapi's own translations cover only names. */
export function addHints<Rest extends object>({ layout, ...rest }: Rest & { layout: Layout }) {
  const uid = Object.keys(types).find((each) => schemaNames[each] === layout.settings.displayName);
  const components = Object.entries(layout.components).map(([part, its]) => [
    part,
    { ...its, layout: its.layout.map((row) => row.map(withHint(parts[part]))) },
  ]);
  const panels = layout.layout.map((panel) =>
    panel.map((row) => row.map(withHint(uid ? types[uid] : undefined))),
  );
  return {
    ...rest,
    layout: { ...layout, components: Object.fromEntries(components) as Layout['components'], layout: panels },
  };
}
