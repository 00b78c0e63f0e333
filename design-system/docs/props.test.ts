import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';

const room = join(import.meta.dirname, '..');
const files = readdirSync(join(room, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/[A-Z]\w+\.tsx$/.test(path))
  .map((path) => join(room, 'src', path));

const parser = withCustomConfig(join(room, 'tsconfig.json'), {
  propFilter: ({ parent }) => parent !== undefined && !parent.fileName.includes('node_modules'),
});

// The compiler type-checks the whole package.
const patience = 120_000;

test('every public component and prop is documented', { timeout: patience }, () => {
  const entry = readFileSync(join(room, 'src/index.ts'), 'utf8');
  const components = parser
    .parse(files)
    .filter(({ displayName }) => new RegExp(`\\b${displayName}\\b`).test(entry));
  expect(components.length).toBeGreaterThan(50);
  const unsaid = components.flatMap(({ displayName, description, props }) => [
    ...(description ? [] : [`${displayName} itself`]),
    ...Object.values(props)
      .filter((prop) => !prop.description)
      .map(({ name }) => `${displayName}: ${name}`),
  ]);
  expect(unsaid).toEqual([]);
});
