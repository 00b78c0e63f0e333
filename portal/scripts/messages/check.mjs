import { basename } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { placeholders } from './structure.mjs';

export const languages = /** @type {const} */ (['fi', 'sv', 'en']);

/**
 * @typedef {Record<string, Record<string, string>>} Messages By id, then by language.
 * @typedef {{ path: string, messages: Messages }} Catalogue
 */

/**
 * What is wrong with the texts, a line each; nothing when all is right.
 *
 * @param {Catalogue[]} catalogues
 * @returns {string[]}
 */
export function checkMessages(catalogues) {
  const homes = new Map();
  return catalogues.flatMap(({ path, messages }) =>
    Object.entries(messages).flatMap(([id, texts]) => {
      const problems = [...checkId(id, path), ...checkTexts(texts)];
      const home = homes.get(id);
      if (home) problems.push(`stands in ${home} too`);
      homes.set(id, path);
      return problems.map((problem) => `${path}: ${id}: ${problem}`);
    }),
  );
}

/**
 * Ids that no source file names, neither whole nor by the start of a template (`errors.${code}`).
 *
 * @param {Catalogue[]} catalogues
 * @param {string[]} sources
 * @returns {string[]}
 */
export function findUnused(catalogues, sources) {
  const code = sources.join('\n');
  const named = new Set(code.match(/(?<=['"`])[a-z][\w]*(?:\.\w+)+(?=['"`])/g));
  const starts = [...new Set(code.match(/(?<=`)[a-z]\w*\.[\w.]*(?=\$\{)/g))];
  return catalogues.flatMap(({ path, messages }) =>
    Object.keys(messages)
      .filter((id) => !named.has(id) && !starts.some((start) => id.startsWith(start)))
      .map((id) => `${path}: ${id}: is not used`),
  );
}

/** @param {string} path */
const prefixOf = (path) =>
  basename(path, '.messages.json').replace(/-(\w)/g, (_, /** @type {string} */ letter) =>
    letter.toUpperCase(),
  );

/**
 * @param {string} id
 * @param {string} path
 */
function checkId(id, path) {
  const prefix = `${prefixOf(path)}.`;
  return id.startsWith(prefix) ? [] : [`must begin with ${prefix}`];
}

/** @param {Record<string, string>} texts */
function checkTexts(texts) {
  const problems = Object.keys(texts)
    .filter((language) => !languages.some((known) => known === language))
    .map((language) => `unknown language ${language}`);
  const shapes = languages.map((language) => {
    const { shape, problem } = readText(texts[language]);
    if (problem) problems.push(`${language} ${problem}`);
    return shape;
  });
  const [first, ...others] = shapes.filter((shape) => shape !== undefined);
  if (others.some((shape) => shape !== first)) problems.push(`placeholders differ: ${shapes.join(' / ')}`);
  return problems;
}

/**
 * @param {string | undefined} text
 * @returns {{ shape?: string, problem?: string }}
 */
function readText(text) {
  if (typeof text !== 'string' || text.trim() === '') return { problem: 'is missing' };
  if (text !== text.trim()) return { problem: 'begins or ends with a space' };
  try {
    const found = placeholders(parse(text));
    const shape = [...found].sort().map(([name, kind]) => `${name}:${kind}`);
    // Dates and numbers have one form in all languages, which the design system's formatNumber and formatDate give.
    if ([...found.values()].includes('formatted')) return { problem: 'formats a number or a date itself' };
    return { shape: shape.join(' ') || 'none' };
  } catch (error) {
    return { problem: `cannot be read: ${error instanceof Error ? error.message : ''}` };
  }
}
