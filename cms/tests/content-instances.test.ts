import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { news } from './harness/calls/content.js';
import { cmsDir } from './harness/environment.js';
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

let installation: Installation;
let servers: OwnServer[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'nimio-content-'));

beforeAll(async () => {
  installation = await newInstallation('content');
  // One after the other: who boots first makes what the database lacks.
  for (let count = 0; count < 2; count += 1) servers.push(await startOwnServer(installation));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  await installation.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = promisify(execFile);
const command = (act: string, where: string) =>
  run(process.execPath, [path.join(cmsDir, 'dist/src/content/main.js'), act, where], {
    cwd: cmsDir,
    env: { ...process.env, DATABASE_CLIENT: 'sqlite', ...installation.env },
  });

const readAbout = async ({ url }: OwnServer, language: string): Promise<About['record']> => {
  const answer = await fetch(`${url}/api/about?language=${language}`);
  return ((await answer.json()) as About).record;
};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** One of the society's staff, registered at the first instance. */
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

describe('content of several instances', () => {
  it('that one has published is shown by the others within a second of its answer', async () => {
    const staff = await newStaffVisitor();
    for (const round of [1, 2, 3]) {
      const title = `Tiedote ${round}`;
      const made = await staff.send('POST', '/announcements', { ...news(), title });
      expect(made.status).toBe(201);
      await vi.waitFor(async () => {
        const headers = { cookie: `session=${staff.session}` };
        const answer = await fetch(`${servers[1]?.url}/api/announcements?language=fi`, { headers });
        expect(await answer.text()).toContain(title);
      }, 1000);
    }
  });

  it('that a command has published is shown by all within a second', async () => {
    write('about/entry.json', '{}');
    write('about/text.fi.md', '## Uusi teksti');
    const { stdout } = await command('import', folder);
    expect(stdout).toBe('updated    about\n');
    await vi.waitFor(async () => {
      for (const server of servers) expect((await readAbout(server, 'fi')).text).toBe('## Uusi teksti');
    }, 1000);
    // What the file does not have is in no language any more: Finnish stands in.
    for (const server of servers) expect(await readAbout(server, 'sv')).toMatchObject({ language: 'fi' });
  });

  it('goes out and in again unchanged', async () => {
    const exported = path.join(folder, 'out');
    await command('export', exported);
    const { stdout } = await command('import', exported);
    const results = new Set(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    );
    expect([...results]).toEqual(['unchanged']);
  });

  it('is refused where it would change what people have agreed to, and the rest is taken', async () => {
    write('terms/2021-08-26/entry.json', '{ "version": "2021-08-26", "validFrom": "2022-10-01" }');
    for (const language of ['fi', 'sv', 'en']) write(`terms/2021-08-26/text.${language}.md`, 'Toiset ehdot');
    write('about/text.fi.md', '## Kolmas teksti');
    const failure = (await command('import', folder).catch((error: unknown) => error)) as {
      code: number;
      stdout: string;
    };
    expect(failure.code).toBe(1);
    expect(failure.stdout).toContain('refused    terms/2021-08-26: Julkaistua versiota ei voi muuttaa');
    expect(failure.stdout).toContain('updated    about');
  });

  it('is not found where there is none', async () => {
    const failure = (await command('import', path.join(folder, 'nothing')).catch(
      (error: unknown) => error,
    )) as {
      code: number;
      stdout: string;
    };
    expect([failure.code, failure.stdout]).toEqual([
      1,
      `There is no content in ${path.join(folder, 'nothing')}\n`,
    ]);
  });
});
