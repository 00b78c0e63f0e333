import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { storybookBuild } from './builds.mjs';
import { ensureChromium, fullChromium, launchOptions } from './chromium.mjs';
import { root } from './environment.mjs';
import { picturesOf } from './pictures.mjs';
import { perform, run } from './tasks.mjs';

/**
 * Compares the design system's stories with their pictures: `npm run test:visual`. With `--update` it takes new
 * pictures, which have to be reviewed. Browsers render text differently, so each major version of Chromium, and its
 * headless shell, has a set of pictures; without a set for the installed one nothing can be compared.
 */
const started = Date.now();

await perform(storybookBuild);
await ensureChromium();
const chromiumPath = fullChromium();
if (chromiumPath) process.env.CHROMIUM_PATH = chromiumPath;

const browser = await chromium.launch(launchOptions());
const name = `${chromiumPath ? 'chromium' : 'headless-shell'}-${browser.version().split('.')[0]}`;
await browser.close();

const pictures = path.join(root, 'design-system/pictures');
const isUpdate = process.argv.includes('--update');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--update');

if (!isUpdate && !existsSync(path.join(pictures, name))) {
  const known = existsSync(pictures) ? readdirSync(pictures).join(', ') : 'none';
  console.log(`No pictures of ${name} (available: ${known}), so nothing is compared.`);
  if (!chromiumPath)
    console.log(
      'The pictures of the repository require the full Chromium, for example the package chromium.',
    );
  console.log('To take new pictures, run: npm run test:visual -- --update');
  process.exitCode = 1;
} else {
  const args = ['playwright', 'test', '--config', 'e2e/pictures.config.ts', '--reporter=line'];
  if (isUpdate) args.push('--update-snapshots=changed');
  if (chosen.length > 0) args.push('--grep', chosen.join('|'));
  const env = { ...process.env, CHROMIUM: name };
  await run('npx', args, { env, show: true }).catch(() => {
    console.error(
      'The differences are in test-results/pictures-of-stories. To accept them, run: npm run test:visual -- --update',
    );
    process.exitCode = 1;
  });
  if (isUpdate) await makeSmall(path.join(pictures, name));
  if (isUpdate && chosen.length === 0) removeStale(path.join(pictures, name));
}

/**
 * Reduces new pictures to 256 colours, because they stay in the repository permanently. They take a third of the space,
 * and differ less than the tolerance.
 */
async function makeSmall(/** @type {string} */ folder) {
  for (const file of readdirSync(folder).map((entry) => path.join(folder, entry))) {
    if (statSync(file).mtimeMs < started) continue;
    const small = await sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
    writeFileSync(file, small);
  }
}

/** Removes the pictures that no story has any more. */
function removeStale(/** @type {string} */ folder) {
  /** @type {unknown} */
  const index = JSON.parse(readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8'));
  const { entries } = /** @type {{ entries: Parameters<typeof picturesOf>[0] }} */ (index);
  const names = new Set(picturesOf(entries).map(({ name: picture }) => `${picture}.png`));
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(path.join(folder, file));
}
