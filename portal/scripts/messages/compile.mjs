import { parse } from '@formatjs/icu-messageformat-parser';
import { languages } from './check.mjs';
import { partOf, parts } from './parts.mjs';
import { placeholders } from './structure.mjs';

/** @typedef {import('./check.mjs').Catalogue} Catalogue */

/** @param {Catalogue[]} catalogues */
const entriesOf = (catalogues) =>
  catalogues.flatMap(({ messages }) => Object.entries(messages)).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The messages as trees by id, for each part and language: `{ 'entry.fi': {…}, … }`.
 *
 * @param {Catalogue[]} catalogues
 * @returns {{ ids: number, files: Record<string, Record<string, unknown>> }}
 */
export function compileMessages(catalogues) {
  const files = parts.flatMap((part) => {
    const entries = entriesOf(catalogues.filter(({ path }) => partOf(path) === part));
    return languages.map((language) => [
      `${part}.${language}`,
      Object.fromEntries(entries.map(([id, texts]) => [id, parse(texts[language] ?? '')])),
    ]);
  });
  return {
    ids: entriesOf(catalogues).length,
    files: /** @type {Record<string, Record<string, unknown>>} */ (Object.fromEntries(files)),
  };
}

/**
 * Types of the messages: their ids, and the values of each.
 *
 * @param {Catalogue[]} catalogues
 */
export function declareMessages(catalogues) {
  const lines = entriesOf(catalogues).map(([id, texts]) => `  '${id}': ${valuesType(texts['fi'] ?? '')};`);
  return `// Made by scripts/compile-messages.mjs.
import type { ReactNode } from 'react';

type Value = string | number;
type Tag = (chunks: ReactNode[]) => ReactNode;

/** The values of each message; \`never\` when it takes none. */
export interface MessageValues {
${lines.join('\n')}
}

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof MessageValues;
    }
  }
}
`;
}

/** @param {string} text */
function valuesType(text) {
  const found = [...placeholders(parse(text))];
  if (found.length === 0) return 'never';
  return `{ ${found.map(([name, kind]) => `${name}: ${typeOf(kind)}`).join('; ')} }`;
}

/** @param {string} kind */
function typeOf(kind) {
  if (kind === 'tag') return 'Tag';
  return kind === 'plural' ? 'number' : 'Value';
}
