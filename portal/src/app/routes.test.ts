import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { namesIn } from '../../scripts/messages/check.mjs';
import { partOf } from '../../scripts/messages/parts.mjs';
import { routes } from './routes';

const below = <T>(files: Record<string, T>) =>
  new Map(Object.entries(files).map(([path, content]) => [join('app', path), content]));
const sources = below(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);
const catalogues = below(
  import.meta.glob<object>('../**/*.messages.json', { import: 'default', eager: true }),
);
// Only calls of members fail with these codes, and they call from within the frame, which loads the texts.
const isOfMembers = (path: string) => path.startsWith('shared/errors/members/');
const partOfId = new Map(
  [...catalogues]
    .filter(([path]) => !isOfMembers(path))
    .flatMap(([path, messages]) => Object.keys(messages).map((id) => [id, partOf(path)])),
);

const imports =
  /^(?:import|export) (?!type )[^;]*?'(\.[^']+)';|import\('(\.[^']+)'\)(?:, \{\s*texts: \[(.*?)\])?/gm;
const namesOf = (list = '') => list.split(/[', ]+/).filter(Boolean);

/** The source of a module, as it is written in an import. */
function readModule(path: string): string {
  const code = ['', '.ts', '.tsx'].map((end) => sources.get(path + end)).find((text) => text !== undefined);
  if (code === undefined) throw new Error(`No source of ${path}`);
  return code;
}

/** The imports of a module, with the parts of the messages that an import for later loads. */
const importsOf = (path: string) =>
  [...readModule(path).matchAll(imports)].map(([, now, later, texts]) => ({
    path: join(dirname(path), now ?? later ?? ''),
    texts: namesOf(texts),
  }));

/** The messages that a module names. */
function messagesIn(path: string): { id: string; part: string }[] {
  const isNamed = namesIn(readModule(path));
  return [...partOfId].flatMap(([id, part]) => (isNamed(id) ? [{ id, part }] : []));
}

/** The messages in a module, and in all that it imports now or later, whose part is not loaded. */
function missingIn(path: string, loaded: readonly string[], seen = new Set<string>()): string[] {
  const visit = `${path} ${loaded.join(' ')}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  return [
    ...messagesIn(path).flatMap(({ id, part }) =>
      loaded.includes(part) ? [] : [`${path}: ${id} of ${part}`],
    ),
    ...importsOf(path).flatMap(({ path: imported, texts }) =>
      missingIn(imported, [...loaded, ...texts], seen),
    ),
  ];
}

/** A module and all that it imports now or later. */
function modulesFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: imported } of importsOf(path)) modulesFrom(imported, found);
  return found;
}

/** The parts that are loaded with a module, and whose messages neither it nor what it imports names. */
function unneeded(path: string, texts: readonly string[]): string[] {
  const needed = new Set([...modulesFrom(path)].flatMap(messagesIn).map(({ part }) => part));
  return texts.filter((part) => !needed.has(part)).map((part) => `${path}: ${part}`);
}

const pages = (sources.get('app/routes.ts') ?? '').split(/\n {2}\{\n/).flatMap((block) => {
  const [, page] = /import\('(.*?)'\)/.exec(block) ?? [];
  const [, texts] = /texts: \[(.*)\]/.exec(block) ?? [];
  const frame = block.includes("within: 'frame'") ? ['frame'] : [];
  return page
    ? [
        {
          page: join('app', page),
          texts: namesOf(texts),
          loaded: ['entry', ...frame, ...namesOf(texts)],
        },
      ]
    : [];
});

it('loads the messages that each page and its later parts need', () => {
  expect(pages).toHaveLength(routes.length);
  for (const { page, loaded } of pages) expect(missingIn(page, loaded)).toEqual([]);
});

it('loads the messages of the frame with it', () => {
  expect(missingIn('app/layout/Frame', ['entry', 'frame'])).toEqual([]);
});

it('loads no messages with a page or a later part that it does not need', () => {
  for (const { page, texts } of pages) expect(unneeded(page, texts)).toEqual([]);
  const later = [...modulesFrom('app/routes')].flatMap(importsOf).filter(({ texts }) => texts.length > 0);
  expect(later).not.toEqual([]);
  for (const { path, texts } of later) expect(unneeded(path, texts)).toEqual([]);
});
