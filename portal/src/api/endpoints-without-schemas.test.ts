import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutSchemas } from '../../scripts/vite-endpoints';

const dist = join(import.meta.dirname, '../../../domain/dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.endpoints.js'),
);

describe('endpoints in the browser', () => {
  it.each(files)('%s loads nothing but the declaration', (name) => {
    const code = withoutSchemas(readFileSync(join(dist, name), 'utf8'));
    const imported = [...code.matchAll(/^(?:import|export) .*from ['"](.*)['"]/gm)].map(([, from]) => from);
    expect(imported.filter((from) => !from?.endsWith('/endpoint.js'))).toEqual([]);
    expect(code).not.toContain('summary:');
  });
});
