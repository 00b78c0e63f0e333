import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../environment.mjs';

/**
 * What the API is measured against: `node:http` with the same session look-up and the same prepared statements,
 * whose rows it writes as they are, and nothing else. BENCH_SQLITE or BENCH_POSTGRES says where the data is.
 */
const require = createRequire(path.join(root, 'cms/package.json'));
const dist = path.join(root, 'cms/dist/src');
const { openReader } = /** @type {typeof import('../../cms/src/data/database.js')} */ (
  require(path.join(dist, 'data/database.js'))
);
const { readSession } = /** @type {typeof import('../../cms/src/api/session/sessions.js')} */ (
  require(path.join(dist, 'api/session/sessions.js'))
);
const { listedRows } = /** @type {typeof import('../../cms/src/api/work/store.js')} */ (
  require(path.join(dist, 'api/work/store.js'))
);
const { readProfileData } = /** @type {typeof import('../../cms/src/api/profile/store.js')} */ (
  require(path.join(dist, 'api/profile/store.js'))
);

const reader = process.env.BENCH_POSTGRES
  ? openReader({ client: 'postgres', connectionString: process.env.BENCH_POSTGRES })
  : openReader({ client: 'sqlite', file: process.env.BENCH_SQLITE ?? '' });

/** @param {string} url @param {string} cookie */
async function answer(url, cookie) {
  const token = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const session = await readSession(reader, token, new Date().toISOString());
  if (!session) return undefined;
  if (url.startsWith('/api/me')) {
    return { record: { user: session, profile: await readProfileData(reader, session.profile_id) } };
  }
  return { records: await listedRows(reader, session.profile_id) };
}

const server = createServer((request, response) => {
  void answer(request.url ?? '', request.headers.cookie ?? '').then((reply) => {
    const body = JSON.stringify(reply);
    response.writeHead(reply ? 200 : 401, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body ?? ''),
    });
    response.end(body);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
