import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './tasks.mjs';

/**
 * The paths at which systems install Chromium. The headless shell has no browser UI, and needs a fifth less CPU time
 * for the journeys.
 */
const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** @returns {string | undefined} */
const systemChromium = () => process.env.CHROMIUM_PATH ?? paths.find((place) => existsSync(place));

/**
 * Returns the full Chromium, for pictures: the headless shell renders text differently.
 * @returns {string | undefined}
 */
export const fullChromium = () =>
  process.env.CHROMIUM_PATH ?? paths.slice(1).find((place) => existsSync(place));

/** An argument that disables hinting, so that pictures and measures of text do not depend on whole pixels. */
export const unhinted = '--font-render-hinting=none';

/** An argument that disables optimisation, which costs more than it saves in pages that live for seconds. */
export const unoptimized = '--js-flags=--single-threaded,--no-opt';

/** An argument that disables V8's second compiler too, for pages that close before it is worth its cost. */
export const barelyCompiled = `${unoptimized},--no-maglev`;

/**
 * An argument that removes the memory for pixels, so that nothing is painted. Only tests that take pictures need it.
 */
export const unpainted = '--force-gpu-mem-available-mb=1';

/** Arguments that make all pages share one process, in which code is compiled once for all of them. */
export const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/**
 * Returns options that start a Chromium without background activity.
 * @param {string[]} more arguments
 */
export function launchOptions(...more) {
  const executablePath = systemChromium();
  return {
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}

/** Installs a Chromium for the tests if the system has none: Playwright's, or Debian's package. */
export async function ensureChromium() {
  if (systemChromium()) return;
  process.stdout.write('  Install Chromium …\n');
  try {
    await run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  } catch {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
}

/** Returns the version of the system's Chromium. The version of Playwright's own is in the lock file. */
export function chromiumVersion() {
  const chromium = systemChromium();
  return chromium ? execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' }) : '';
}
