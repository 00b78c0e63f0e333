import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './tasks.mjs';

/** Where systems install Chromium. The headless shell has no browser UI, and needs a fifth less CPU time for the journeys. */
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** @returns {string | undefined} */
const systemChromium = () => process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));

/** How a Chromium is started that does nothing but what it is asked. */
export function launchOptions() {
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
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}

/** The same, with letters that stand where the layout puts them, for pictures and measures of them. */
export function stillLetters() {
  const { args, ...options } = launchOptions();
  return { ...options, args: [...args, '--font-render-hinting=none'] };
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
