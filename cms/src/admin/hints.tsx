import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { adminLanguage, inLanguage } from './language.js';
import { schemaNames, types } from './names/names.js';
import { parts } from './names/parts.js';
import type { TypeWords } from './names/words.js';

interface Field {
  name: string;
  type?: string;
  hint?: string;
  labelAction?: ReactNode;
}

/** What the content manager is about to show of a type, as far as it matters here. */
interface Layout {
  layout: Field[][][];
  components: Record<string, { layout: Field[][] }>;
  settings: { displayName?: string };
}

const Beside = ({ hint }: { hint: string }) => (
  <Typography variant="pi" textColor="neutral600" fontWeight="regular" style={{ whiteSpace: 'normal' }}>
    {hint}
  </Typography>
);

const withHint =
  (type: TypeWords | undefined) =>
  (field: Field): Field => {
    const words = type?.fields[field.name]?.hint;
    if (!words) return field;
    const hint = inLanguage(words, adminLanguage());
    // Strapi shows no hint of a part of an entry, but what stands beside its name.
    return field.type === 'component'
      ? { ...field, labelAction: <Beside hint={hint} /> }
      : { ...field, hint };
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
