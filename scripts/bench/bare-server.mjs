import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../environment.mjs';

/**
 * What the API is measured against: `node:http` with the same session look-up, the same prepared statements and
 * the same reply, and nothing else. BENCH_SQLITE or BENCH_POSTGRES says where the data is.
 */
const require = createRequire(path.join(root, 'cms/package.json'));
const dist = path.join(root, 'cms/dist/src');
const { openReader } = /** @type {typeof import('../../cms/src/data/database.js')} */ (
  require(path.join(dist, 'data/database.js'))
);
const { sessionByToken } = /** @type {typeof import('../../cms/src/api/session/sessions.js')} */ (
  require(path.join(dist, 'api/session/sessions.js'))
);
const { listedRows } = /** @type {typeof import('../../cms/src/api/work/store.js')} */ (
  require(path.join(dist, 'api/work/store.js'))
);
const { presentWorks } = /** @type {typeof import('../../cms/src/api/work/present.js')} */ (
  require(path.join(dist, 'api/work/present.js'))
);
const { readProfileRecord } = /** @type {typeof import('../../cms/src/api/profile/present.js')} */ (
  require(path.join(dist, 'api/profile/present.js'))
);
const { tokenHash } = /** @type {typeof import('../../cms/src/security/tokens.js')} */ (
  require(path.join(dist, 'security/tokens.js'))
);

const reader = process.env.BENCH_POSTGRES
  ? openReader({ client: 'postgres', connectionString: process.env.BENCH_POSTGRES })
  : openReader({ client: 'sqlite', file: process.env.BENCH_SQLITE ?? '' });

/** @param {string} url @param {string} cookie */
async function answer(url, cookie) {
  const now = new Date().toISOString();
  const session = await reader.first(sessionByToken, [
    now,
    now,
    tokenHash(/session=([^;]+)/.exec(cookie)?.[1] ?? ''),
    now,
    now,
  ]);
  if (!session) return undefined;
  if (url.startsWith('/api/me')) {
    return {
      record: {
        user: {
          hash: session.account_hash,
          username: session.username,
          email: session.email,
          defaultProfileHash: session.default_profile_hash,
          disclaimerAccepted: session.accepted_terms,
        },
        profile: await readProfileRecord(reader, session.profile_id),
        shouldUpdatePassword: session.must_change_password,
        sessionKind: session.kind,
        sessionExpires: session.expires_at,
      },
    };
  }
  const records = presentWorks(await listedRows(reader, session.profile_id), session.profile_id);
  return { records, total: records.length };
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
