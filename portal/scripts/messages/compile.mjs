import { parse } from '@formatjs/icu-messageformat-parser';
import { languages } from './check.mjs';
import { placeholders } from './structure.mjs';

/** @typedef {import('./check.mjs').Catalogue} Catalogue */

/** @param {Catalogue[]} catalogues */
const entriesOf = (catalogues) =>
  catalogues.flatMap(({ messages }) => Object.entries(messages)).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Texts that the pages before login need: what is shared, the failure page and the session's own. All others
 * come with the frame, so that the login page does not grow with the portal.
 *
 * @param {string} path below src
 */
export const isForEntry = (path) => /^(?:shared|features[/\\]session)[/\\]|^app[/\\][^/\\]+$/.test(path);

/**
 * The messages as trees by id, for each part and language: `{ 'entry.fi': {…}, … }`.
 *
 * @param {Catalogue[]} catalogues
 * @returns {{ ids: number, files: Record<string, Record<string, unknown>> }}
 */
export function compileMessages(catalogues) {
  const parts = {
    entry: entriesOf(catalogues.filter(({ path }) => isForEntry(path))),
    frame: entriesOf(catalogues.filter(({ path }) => !isForEntry(path))),
  };
  const files = Object.entries(parts).flatMap(([part, entries]) =>
    languages.map((language) => [
      `${part}.${language}`,
      Object.fromEntries(entries.map(([id, texts]) => [id, parse(texts[language] ?? '')])),
    ]),
  );
  return {
    ids: parts.entry.length + parts.frame.length,
    files: /** @type {Record<string, Record<string, unknown>>} */ (Object.fromEntries(files)),
  };
}

/**
 * Types of the messages: which ids there are, and the values that each takes.
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
