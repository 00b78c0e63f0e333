import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { contentKinds } from '../content/content-kinds.js';
import { adminLanguage } from './language.js';
import { messages } from './messages.js';

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

/** Shows the hint after a component's label; its attribute lets style.ts hide the delete button of required ones. */
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
  (uid: string | undefined) =>
  (field: Field): Field => {
    const hint = messages[adminLanguage()][`nimio.hint.${uid}.${field.name}`];
    if (field.type !== 'component') return hint ? { ...field, hint } : field;
    // Strapi shows no hint for a part of an entry, but it shows the text after its name.
    const isKept = field.required === true && field.attribute?.repeatable !== true;
    return { ...field, labelAction: <Beside hint={hint ?? ''} isKept={isKept} /> };
  };

/** Adds hints in the editor's language below the fields of a form: Strapi's own translations cover only names. */
export function addHints<Rest extends object>({ layout, ...rest }: Rest & { layout: Layout }) {
  const kind = contentKinds.find(({ title }) => title === layout.settings.displayName);
  const components = Object.entries(layout.components).map(([part, its]) => [
    part,
    { ...its, layout: its.layout.map((row) => row.map(withHint(part))) },
  ]);
  const panels = layout.layout.map((panel) => panel.map((row) => row.map(withHint(kind?.uid))));
  return {
    ...rest,
    layout: { ...layout, components: Object.fromEntries(components) as Layout['components'], layout: panels },
  };
}
