/**
 * Makes the portal's web fonts from the full variable fonts of Fontsource: `node
 * design-system/scripts/subset-fonts.mjs`. The optical size is pinned (one display and one text instance), weights are
 * limited to those of the type scale. Š Ž š ž and the other letters of European names are in the `ext` files, which a
 * browser fetches only when needed. Both families are under the SIL Open Font License 1.1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const words = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}`;
const letters = {
  /** Headings: names, titles and sums. */
  heading: `${words}${range(0x30, 0x39)} \u00a0!"%&'()*+,-./:;?«»°–—‘’“”…€−`,
  /** Running text. */
  text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€−`,
  ext: range(0x100, 0x17f),
};

const newsreader = (script, style) =>
  `@fontsource-variable/newsreader/files/newsreader-${script}-opsz-${style}.woff2`;
const sourceSans = (script) =>
  `@fontsource-variable/source-sans-3/files/source-sans-3-${script}-wght-normal.woff2`;

const instances = [
  {
    name: 'newsreader-display',
    source: (script) => newsreader(script, 'normal'),
    latin: letters.heading,
    axes: { opsz: 60, wght: { min: 360, max: 500 } },
  },
  {
    name: 'newsreader-text',
    source: (script) => newsreader(script, 'normal'),
    latin: letters.text,
    axes: { opsz: 22, wght: 440 },
  },
  {
    name: 'newsreader-italic',
    source: (script) => newsreader(script, 'italic'),
    latin: letters.heading,
    axes: { opsz: 22, wght: 400 },
  },
  { name: 'source-sans', source: sourceSans, latin: letters.text, axes: { wght: { min: 400, max: 600 } } },
];

for (const { name, source, latin, axes } of instances) {
  for (const [set, script, wanted] of [
    ['latin', 'latin', latin],
    ['ext', 'latin-ext', letters.ext],
  ]) {
    const full = await readFile(require.resolve(source(script)));
    const subset = await subsetFont(full, wanted, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'],
      noHinting: true,
    });
    await writeFile(new URL(`../src/fonts/${name}-${set}.woff2`, import.meta.url), subset);
    console.log(`${name}-${set}.woff2 ${(subset.length / 1024).toFixed(1)} kB`);
  }
}
