import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accentCss, contrast } from './accent';
import { tokenCss } from './tokens';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('tokens/') && !path.includes('.stories'))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

test('colours are written only in tokens', () => {
  const literals = files.flatMap(({ path, text }) =>
    [...text.matchAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}(?=[;,\s)])|\b(?:rgba?|hsla?|oklch)\(/gi)].map(
      ([hit]) => `${path}: ${hit}`,
    ),
  );
  expect(literals).toEqual([]);
});

test('the default accent is computed from the violet of the date stamp', () => {
  const [light = '', system, chosen] = [...accentCss('#5b2a86').matchAll(/\{(--[^}]*)\}/g)].map(([, d]) => d);
  const themes = [...tokenCss.matchAll(/\{(color-scheme:[^}]*)\}/g)].map(([, declarations]) => declarations);
  expect(themes[0]).toContain(light);
  expect(themes[1]).toContain(system);
  expect(themes[2]).toContain(chosen);
});

test('every custom property that is read is a token, or is set by a component or by react-aria', () => {
  const known = new Set([...tokenCss.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const ownSource = files.map(({ text }) => text).join('\n');
  for (const [, name] of ownSource.matchAll(/['"]?(--[\w-]+)['"]?:/g)) known.add(name);
  known.add('--trigger-width');
  const unknown = files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)(,?)/g)]
      .filter(([, name, fallback]) => !fallback && !known.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('pages break at the breakpoints', () => {
  const breakpoints = new Set([479, 727, 728, 1023, 1199, 1200]);
  const others = files.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:min|max)-width: ?(\d+)px/g)]
      .filter(([, width]) => !breakpoints.has(Number(width)))
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(others).toEqual([]);
});

test.each(['light', 'dark'])('text on a status colour is readable in the %s theme', (theme) => {
  const css = tokenCss.slice(tokenCss.indexOf(`color-scheme:${theme}`));
  const value = (name: string) => new RegExp(`${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ?? '';
  for (const state of ['danger', 'warn', 'ok', 'info']) {
    expect(contrast(value(`--${state}`), value(`--on-${state}`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(value(`--${state}`), value(`--${state}-tint`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(value(`--${state}`), value('--page'))).toBeGreaterThanOrEqual(4.5);
  }
});
