import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './environment.mjs';

/**
 * Fails on words that have a standard term instead, in comments, identifiers, titles of tests, and docs. Other strings,
 * JSX text and codes in capitals are exempt.
 */
const words = new RegExp(
  `\\b(?:${[
    ...['anew', 'anybody', 'as far as', 'by itself', 'for good', 'front(?=\\()', 'hindrances?', 'hurry'],
    ...['in the place of', 'lapsed?', 'mend(?:s|ed)?', 'nobody', 'of its own', 'once more', 'outdate'],
    ...['parted', 'reckon(?:s|ed)?', 'somebody', 'stands(?! (?:for|out))', 'told', 'whoever', 'wishes'],
  ].join('|')})\\b`,
  'gi',
);
/** Texts of users, a generated file, the table of error codes, and this check. */
const exempt =
  /^(cms\/first-content|demo\/content)\/|^docs\/rights\.md$|^domain\/src\/errors\.ts$|^scripts\/lint-words\./;

/** @param {ts.Node} node */
const isTitle = ({ parent }) => ts.isCallExpression(parent) && /^(it|test|describe)\b/.test(parent.getText());

/** @type {(file: string, text: string) => string} */
function withoutStrings(file, text) {
  let code = text;
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isText = ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && !isTitle(node)) {
      const start = node.getStart();
      code = code.slice(0, start) + text.slice(start, node.end).replace(/\S/g, ' ') + code.slice(node.end);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return code;
}

/** @type {(file: string, text: string) => string[]} each as `file:line: word` */
export function findWords(file, text) {
  const checked = /\.mdx?$/.test(file) ? text : withoutStrings(file, text);
  const spaced = checked.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return [...spaced.matchAll(words)]
    .filter(([word]) => word !== word.toUpperCase())
    .map(({ 0: word, index }) => `${file}:${spaced.slice(0, index).split('\n').length}: ${word}`);
}

if (process.argv[1] === import.meta.filename) {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const found = files
    .filter((file) => /\.(md|mdx|ts|tsx|mts|mjs|cjs)$/.test(file) && !exempt.test(file))
    .flatMap((file) => findWords(file, readFileSync(path.join(root, file), 'utf8')));
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}
