import { basename } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { placeholders } from './structure.mjs';

export const languages = /** @type {const} */ (['fi', 'sv', 'en']);

/**
 * @typedef {Record<string, Record<string, string>>} Messages By id, then by language.
 * @typedef {{ path: string, messages: Messages }} Catalogue
 * @typedef {{ path: string, code: string }} Source Both paths are below src.
 */

/**
 * Validates the messages.
 *
 * @param {Catalogue[]} catalogues
 * @returns {string[]} a line for each problem
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
 * Finds the ids that a source uses, as a whole or by the prefix of a template (`errors.${code}`).
 *
 * @param {string} code
 * @returns {(id: string) => boolean}
 */
export function namesIn(code) {
  const whole = new Set(code.match(/(?<=['"`])[a-z][\w]*(?:\.\w+)+(?=['"`])/g));
  const starts = [...new Set(code.match(/(?<=`)[a-z]\w*\.[\w.]*(?=\$\{)/g))];
  return (id) => whole.has(id) || starts.some((start) => id.startsWith(start));
}

/**
 * Ids that no source file uses.
 *
 * @param {Catalogue[]} catalogues
 * @param {Source[]} sources
 * @returns {string[]}
 */
export function findUnused(catalogues, sources) {
  const isNamed = namesIn(sources.map(({ code }) => code).join('\n'));
  return catalogues.flatMap(({ path, messages }) =>
    Object.keys(messages)
      .filter((id) => !isNamed(id))
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

/**
 * Validates one message.
 *
 * @param {Record<string, string>} texts by language
 * @returns {string[]} the problems
 */
export function checkTexts(texts) {
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
    // Dates and numbers have one format in all languages, by the design system's formatNumber and formatDate.
    if ([...found.values()].includes('formatted')) return { problem: 'formats a number or a date itself' };
    return { shape: shape.join(' ') || 'none' };
  } catch (error) {
    return { problem: `cannot be read: ${error instanceof Error ? error.message : ''}` };
  }
}
