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
const partOfId = new Map(
  [...catalogues].flatMap(([path, messages]) => Object.keys(messages).map((id) => [id, partOf(path)])),
);

const imports =
  /^(?:import|export) (?!type )[^;]*?'(\.[^']+)';|import\('(\.[^']+)'\)(?:, \{\s*texts: \[(.*?)\])?/gm;
const namesOf = (list = '') => list.split(/[', ]+/).filter(Boolean);

/** The ids in a source file, and in all that it imports now or later, whose part is not loaded. */
function missingIn(path: string, loaded: readonly string[], seen = new Set<string>()): string[] {
  const file = ['', '.ts', '.tsx'].map((end) => path + end).find((name) => sources.has(name));
  const code = sources.get(file ?? '') ?? '';
  const visit = `${path} ${loaded.join(' ')}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  const isNamed = namesIn(code);
  return [
    ...[...partOfId].flatMap(([id, part]) =>
      isNamed(id) && !loaded.includes(part) ? [`${path}: ${id} of ${part}`] : [],
    ),
    ...[...code.matchAll(imports)].flatMap(([, now, later, texts]) =>
      missingIn(join(dirname(path), now ?? later ?? ''), [...loaded, ...namesOf(texts)], seen),
    ),
  ];
}

const pages = (sources.get('app/routes.ts') ?? '').split(/\n {2}\{\n/).flatMap((block) => {
  const [, page] = /import\('(.*?)'\)/.exec(block) ?? [];
  const [, texts] = /texts: \[(.*)\]/.exec(block) ?? [];
  const frame = block.includes("within: 'frame'") ? ['frame'] : [];
  return page ? [{ page: join('app', page), loaded: ['entry', ...frame, ...namesOf(texts)] }] : [];
});

it('loads the messages that each page and its later parts need', () => {
  expect(pages).toHaveLength(routes.length);
  for (const { page, loaded } of pages) expect(missingIn(page, loaded)).toEqual([]);
});

it('loads the messages of the frame with it', () => {
  expect(missingIn('app/layout/Frame', ['entry', 'frame'])).toEqual([]);
});
