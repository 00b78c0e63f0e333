import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { news } from './harness/calls/content.js';
import { startCommand } from './harness/command.js';
import { isPostgres } from './harness/environment.js';
import {
  type Installation,
  newInstallation,
  type OwnServer,
  registerAt,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';

interface About {
  record: { text: string; language: string };
}

/** They poll for changes every half second; a busy machine takes longer. */
const timeout = 20_000;

let installation: Installation;
let servers: OwnServer[] = [];

beforeAll(async () => {
  installation = await newInstallation('content');
  // Sequential: the first to boot creates what the database lacks.
  for (let count = 0; count < 2; count += 1) servers.push(await startOwnServer(installation));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  await installation.close();
});

const readAbout = async ({ url }: OwnServer, language: string): Promise<About['record']> => {
  const response = await fetch(`${url}/api/about?language=${language}`);
  return ((await response.json()) as About).record;
};

/** A member of staff, registered at the first instance. */
async function newStaffVisitor(): Promise<Visitor> {
  const visitor = new Visitor(() => servers[0]?.url ?? '');
  const { hash } = (await registerAt(installation, visitor)).profile;
  const profile = await installation.knex<{ id: number; hash: string }>('profiles').where({ hash }).first();
  await installation.knex('profile_roles').insert({ profile_id: profile?.id, role: 'admin' });
  // As after a second factor.
  const raised = { raised_at: new Date().toISOString() };
  await installation.knex('sessions').where({ profile_id: profile?.id }).update(raised);
  return visitor;
}

// SQLite supports only one instance.
describe.runIf(isPostgres)('content of several instances', () => {
  it('published by one is shown by the others', async () => {
    const staff = await newStaffVisitor();
    for (const round of [1, 2, 3]) {
      const title = `Tiedote ${round}`;
      const made = await staff.send('POST', '/announcements', { ...news(), title });
      expect(made.status).toBe(201);
      await vi.waitFor(async () => {
        const headers = { cookie: `session=${staff.session}` };
        const response = await fetch(`${servers[1]?.url}/api/announcements?language=fi`, { headers });
        expect(await response.text()).toContain(title);
      }, timeout);
    }
  });

  it('published by a command is shown by all', async () => {
    const folder = path.join(installation.env['DATA_DIR'] ?? '', 'files');
    mkdirSync(path.join(folder, 'about'), { recursive: true });
    writeFileSync(path.join(folder, 'about/entry.json'), '{}');
    writeFileSync(path.join(folder, 'about/text.fi.md'), '## Uusi teksti');
    const { text } = await startCommand(installation, 'commands/content.js', 'import', folder).ended;
    expect(text).toBe('updated    about\n');
    await vi.waitFor(async () => {
      for (const server of servers) expect((await readAbout(server, 'fi')).text).toBe('## Uusi teksti');
    }, timeout);
    // Texts that the file lacks are removed in that language: Finnish is the fallback.
    for (const server of servers) expect(await readAbout(server, 'sv')).toMatchObject({ language: 'fi' });
  });
});
