import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRequest, responseTo } from '@nimio/demo/isni/responses';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newIsbn } from './harness/new-values.js';
import {
  type Installation,
  newInstallation,
  type OwnServer,
  registerAt,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';

let installation: Installation;
let register: Server;
let server: OwnServer;
/** A received request of the register, and how to answer it. */
const asked: { xml: string; response: ServerResponse }[] = [];

beforeAll(async () => {
  installation = await newInstallation('isni');
  register = createServer((request, response) => {
    let xml = '';
    request.on('data', (piece: Buffer) => (xml += piece.toString()));
    request.on('end', () => asked.push({ xml, response }));
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  server = await start();
}, 60_000);

afterAll(async () => {
  await server.stop();
  register.close();
  register.closeAllConnections();
  await installation.close();
});

const start = () =>
  startOwnServer(installation, {
    RUN_JOBS: 'true',
    ISNI_URL: `http://127.0.0.1:${(register.address() as AddressInfo).port}/ATOM/isni`,
  });

/** A queued name in use that staff have allowed to be sent. */
async function queuedName(): Promise<number> {
  const { knex } = installation;
  const { profile } = await registerAt(installation, new Visitor(() => server.url));
  const [at, hash] = ['2026-01-01T00:00:00.000Z', profile.nameData[0]?.authorHash ?? ''];
  const name = (await knex('author_names').where({ hash }).first()) as { id: number; profile_id: number };
  const work = { hash, isbn: newIsbn(), name: 'Saaren talvi', type: 'book', creator_context: 'CREATOR' };
  const [{ id: workId }] = (await knex('works')
    .insert({ ...work, created_at: at })
    .returning('id')) as [{ id: number }];
  const part = { work_id: workId, profile_id: name.profile_id, author_name_id: name.id, created_at: at };
  await knex('contributions').insert({ ...part, role: 'editor' });
  await knex('author_names').where({ id: name.id }).update({ confirmed: 1, allow_isni_sync: 1 });
  const sync = { author_name_id: name.id, state: 'pending', version: 1, fingerprint: '-' };
  await knex('isni_syncs').insert(sync);
  await knex('jobs').insert({
    kind: 'isni-sync',
    payload: JSON.stringify({ nameId: name.id, version: 1 }),
    idempotency_key: `isni-sync-${name.id}-1`,
    state: 'ready',
    due_at: at,
    created_at: at,
  });
  return name.id;
}

it('a server that is killed during a request sends the same again, and stores one answer', async () => {
  const { knex } = installation;
  const id = await queuedName();
  const sync = () => knex('isni_syncs').where({ author_name_id: id }).first() as Promise<object>;
  await vi.waitFor(() => expect(asked).toHaveLength(1), 20_000);
  expect(await sync()).toMatchObject({ state: 'inProgress' });
  await server.stop('SIGKILL');
  // Its lease expires.
  await knex('jobs').where({ kind: 'isni-sync' }).update({ due_at: '2026-01-01T00:00:00.000Z' });
  server = await start();
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  const [first, second] = asked;
  expect(second?.xml).toBe(first?.xml);
  const name = readRequest(second?.xml ?? '');
  expect(name?.localId).toMatch(/^\(NIMIO\)\w{22}$/);
  const { xml } = responseTo(name ?? { localId: '', surname: '', isni: undefined });
  second?.response.setHeader('content-type', 'application/xml').end(xml);
  await vi.waitFor(async () => expect(await sync()).toMatchObject({ state: 'done' }), 20_000);
  const attempts: unknown = await knex('isni_attempts').where({ author_name_id: id }).orderBy('id');
  expect(attempts).toMatchObject([{ ended: null }, { ended: 'assigned' }]);
  expect(await knex('audit_log').where({ event: 'author-names.sync-isni' })).toHaveLength(1);
}, 120_000);
