import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCommand } from './harness/command.js';
import { isPostgres } from './harness/environment.js';
import { type Installation, newInstallation, startOwnServer } from './harness/own-server.js';

let installation: Installation;
beforeAll(async () => {
  installation = await newInstallation('shutdown');
});
afterAll(() => installation.close());

/** A job that another server has leased, and that no other takes for an hour. */
async function leaseJob(key: string): Promise<() => Promise<string | undefined>> {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const payload = JSON.stringify({ email: 'nobody@example.org', requestId: 'x' });
  await installation.knex('jobs').insert({
    ...{ kind: 'password-link', payload, idempotency_key: key },
    ...{ state: 'leased', lease: 'of another', due_at: at, created_at: at },
  });
  return async () =>
    (await installation.knex('jobs').where({ idempotency_key: key }).select<{ state: string }[]>('state'))[0]
      ?.state;
}

describe('a server that is asked to stop', () => {
  it('reports that it is not ready, and finishes requests in flight', async () => {
    const server = await startOwnServer(installation, { SHUTDOWN_DRAIN_SECONDS: '1' });
    const body = JSON.stringify({ username: 'nobody', password: 'wrong' });
    const login = request(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const responded = once(login, 'response') as Promise<[IncomingMessage]>;
    login.write(body.slice(0, 10));
    const ready = async () => (await fetch(`${server.url}/_ready`)).status;
    expect(await ready()).toBe(204);
    const stopped = server.stop();
    await vi.waitFor(async () => expect(await ready()).toBe(503));
    // New connections are refused after the drain; this request has begun before.
    await vi.waitFor(() => expect(ready()).rejects.toThrow(), { timeout: 5000 });
    login.end(body.slice(10));
    const [response] = await responded;
    expect(response.statusCode).toBe(401);
    response.resume();
    await stopped;
  });
});

describe('a server that starts', () => {
  it('takes back the jobs of one that was killed, unless another is alive', async () => {
    const stateOfKilled = await leaseJob('of a killed server');
    const server = await startOwnServer(installation, { RUN_JOBS: 'true' });
    await vi.waitFor(async () => expect(await stateOfKilled()).toBe('done'), { timeout: 10_000 });
    if (isPostgres) {
      const stateOfLiving = await leaseJob('of a living server');
      const second = await startOwnServer(installation, { RUN_JOBS: 'true' });
      const control = await leaseJob('of the control');
      await installation.knex('jobs').where({ idempotency_key: 'of the control' }).update({ due_at: '2020' });
      await vi.waitFor(async () => expect(await control()).toBe('done'), { timeout: 10_000 });
      expect(await stateOfLiving()).toBe('leased');
      await second.stop();
    }
    await server.stop();
  });

  it.runIf(!isPostgres)('is refused if another uses the SQLite database', async () => {
    const server = await startOwnServer(installation);
    const second = await startCommand(installation, 'start.js').ended;
    expect(second).toMatchObject({ code: 1, text: expect.stringMatching(/^Another server uses /) as string });
    await server.stop();
  });
});
