import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './tasks.mjs';

/** Where systems install Chromium. The headless shell has no browser UI, and needs a fifth less CPU time for the journeys. */
const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** @returns {string | undefined} */
const systemChromium = () => process.env.CHROMIUM_PATH ?? paths.find((place) => existsSync(place));

/** For pictures, since the headless shell renders text differently. @returns {string | undefined} */
export const fullChromium = () =>
  process.env.CHROMIUM_PATH ?? paths.slice(1).find((place) => existsSync(place));

/** An argument: letters are not moved to whole pixels, for pictures and for measures of text. */
export const unhinted = '--font-render-hinting=none';

/** An argument: pages of tests live for seconds, in which optimising their code costs more than it saves. */
export const unoptimized = '--js-flags=--single-threaded,--no-opt';

/** The same without V8's second compiler, for pages that are gone before its code has been used often enough. */
export const barelyCompiled = `${unoptimized},--no-maglev`;

/** An argument: without the memory for the pixels of a page nothing is drawn, which no test but a picture misses. */
export const unpainted = '--force-gpu-mem-available-mb=1';

/** Arguments: all pages share one process, in which code that one of them has loaded is compiled for the others too. */
export const oneProcess = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/**
 * How a Chromium is started that does nothing but what it is asked.
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

/** A Chromium for the tests: the system's, else Playwright's own, else Debian's package. */
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

/** The version of the system's Chromium; that of Playwright's own is in the lock file. */
export function chromiumVersion() {
  const chromium = systemChromium();
  return chromium ? execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' }) : '';
}
