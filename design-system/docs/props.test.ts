import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentDoc, withCustomConfig } from 'react-docgen-typescript';
import { beforeAll, expect, test } from 'vitest';

const room = join(import.meta.dirname, '..');
const files = readdirSync(join(room, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/[A-Z]\w+\.tsx$/.test(path))
  .map((path) => join(room, 'src', path));

const parser = withCustomConfig(join(room, 'tsconfig.json'), {
  propFilter: ({ parent }) => parent !== undefined && !parent.fileName.includes('node_modules'),
});

// The compiler type-checks the whole package.
const patience = 120_000;

let components: ComponentDoc[];

beforeAll(() => {
  const entry = readFileSync(join(room, 'src/index.ts'), 'utf8');
  components = parser
    .parse(files)
    .filter(({ displayName }) => new RegExp(`\\b${displayName}\\b`).test(entry));
}, patience);

test('every public component and prop is documented', () => {
  expect(components.length).toBeGreaterThan(50);
  const unsaid = components.flatMap(({ displayName, description, props }) => [
    ...(description ? [] : [`${displayName} itself`]),
    ...Object.values(props)
      .filter((prop) => !prop.description)
      .map(({ name }) => `${displayName}: ${name}`),
  ]);
  expect(unsaid).toEqual([]);
});

/** The props with a default that a component reads from its props in its body, where the parser does not see them. */
const defaultsInBody = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/const \{([^}]*)\} = props;/g)].flatMap(([, props = '']) =>
    [...props.matchAll(/(\w+) =/g)].map(([, name = '']) => name),
  );

test('prop tables show every default', () => {
  const button = components.find(({ displayName }) => displayName === 'Button');
  expect(button?.props['variant']?.defaultValue).toMatchObject({ value: 'primary' });
  const hidden = components.flatMap(({ displayName, filePath, props }) =>
    defaultsInBody(filePath)
      .filter((name) => props[name]?.defaultValue === null)
      .map((name) => `${displayName}: ${name}`),
  );
  expect(hidden).toEqual([]);
});
