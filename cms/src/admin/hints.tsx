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

/** What the content manager is about to show of a type, as far as it matters here. */
interface Layout {
  layout: Field[][][];
  components: Record<string, { layout: Field[][] }>;
  settings: { displayName?: string };
}

/** Stands beside the name of a part. The style finds there which parts keep what they have (style.ts). */
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
    // Strapi shows no hint of a part of an entry, but what stands beside its name.
    const isKept = field.required === true && field.attribute?.repeatable !== true;
    return { ...field, labelAction: <Beside hint={hint} isKept={isKept} /> };
  };

/** Puts hints in the editor's language below the fields of a form: Strapi's own translations know only names. */
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
