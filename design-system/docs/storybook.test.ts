import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../.storybook/main';

const room = join(import.meta.dirname, '..');
const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(room, file), 'utf8');
const stories = files.filter((file) => /^(src|docs)\/.*\.stories\.tsx$/.test(file)).map((file) => read(file));

/** Storybook's loader of MDX, which has no types. */
interface Loader {
  call(context: object, source: string): Promise<void>;
}

async function compiled(file: string): Promise<string> {
  const loaderPath = '@storybook/addon-docs/mdx-loader';
  const { default: load } = (await import(loaderPath)) as { default: Loader };
  const options = config.addons.flatMap((addon) => (typeof addon === 'string' ? [] : addon.options))[0];
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, code = ''): void => (error ? reject(error) : resolve(code));
    const context = {
      async: () => callback,
      getOptions: () => options?.mdxPluginOptions,
      resourcePath: file,
    };
    void load.call(context, read(file));
  });
}

it('pages show their tables', async () => {
  const withTable = files.filter((file) => /^docs\/.*\.mdx$/.test(file) && read(file).includes('|---|'));
  expect(withTable.length).toBeGreaterThan(1);
  for (const file of withTable) expect(await compiled(file), file).toContain('_components.table');
});

it.each(['alert', 'dialog', 'date', 'tokens', 'spacing'])('the search finds “%s” in a title', (word) => {
  const titles = stories.flatMap((source) => /title: '([^']+)'/.exec(source)?.[1] ?? []);
  expect(titles.filter((title) => title.toLowerCase().includes(word))).not.toEqual([]);
});

it('stories that only test are hidden, and none of them is the first of its component', () => {
  expect(config.tags['test-only'].defaultFilterSelection).toBe('exclude');
  // The first one is the example at the top of the component's page.
  const examples = stories
    .map((source) => source.split(/^export const /m))
    .flatMap(([meta = '', example = '']) => (meta.includes('test-only') ? [] : example));
  expect(examples.filter((source) => source.includes('test-only'))).toEqual([]);
});
