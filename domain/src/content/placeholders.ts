/** Names that stand in braces in an editor's text: `{portalName}`. Anything else in braces is text. */
const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** What the settings put into any of the portal's texts. */
export const settingsPlaceholders = [
  'portalName',
  'societyName',
  'customerServicePhone',
  'customerServiceEmail',
  'customerServiceHours',
] as const;

/** The names in a text, each once, as they come. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Puts values in place of the names; a name without a value stays as it is written. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : written,
  );
