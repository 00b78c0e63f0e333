/** Names in braces in an editor's text: `{portalName}`. Anything else in braces is text. */
const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** The placeholders that the settings replace in all of the portal's texts. */
export const settingsPlaceholders = [
  'portalName',
  'societyName',
  'customerServicePhone',
  'customerServiceEmail',
  'customerServiceHours',
] as const;

/** The names in a text, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Replaces the names by their values; a name without a value remains as written. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : written,
  );
