import { expect, it } from 'vitest';
import { partsAt } from '../../scripts/messages/parts.mjs';
import routes from './routes?raw';

it('loads the messages that each page needs', () => {
  const pages = [...routes.matchAll(/import\('\.\.\/(features\/[^']+)'\)/g)].map(([, path = '']) => path);
  expect(pages.length).toBeGreaterThan(20);
  for (const block of routes.split(/\n {2}\{\n/)) {
    const [, page] = /import\('\.\.\/(features\/[^']+)'\)/.exec(block) ?? [];
    const [, said = ''] = /texts: \[(.*)\]/.exec(block) ?? [];
    const here = ['entry', 'frame', ...said.split(/[', ]+/)];
    if (page) expect(here, page).toEqual(expect.arrayContaining(partsAt(page)));
  }
});
