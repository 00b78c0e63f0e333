import { portalBuild } from '../builds.mjs';
import { perform } from '../tasks.mjs';
import { startMeasured } from './measured-server.mjs';
import { measurePages } from './pages.mjs';
import { prepareSession } from './prepare-session.mjs';
import { environmentOf, fileOf, sqliteOf } from './registers.mjs';
import { tell } from './results.mjs';

/** What each page loads, gzipped. */
export async function pages() {
  await perform(portalBuild);
  const folder = await sqliteOf(100_000);
  const source = fileOf(folder);
  const visitor = await prepareSession(source);
  const server = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  try {
    for (const { page, kilobytes } of await measurePages(`http://localhost:${server.port}`, visitor)) {
      const limit = page === '/login' ? 165 : page.startsWith('/') ? 215 : 60;
      tell(`js/${page}`, kilobytes / limit, 1, `${kilobytes.toFixed(1)} kB of ${limit} kB gzip`);
    }
  } finally {
    await server.stop();
  }
}
