import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { infoPlaces } from '@nimio/domain/info-text/info-places';
import { mailKinds } from '@nimio/domain/mail-text/mail-kinds';
import type { Knex } from 'knex';
import { afterEach, describe, expect, it } from 'vitest';
import type * as FirstContent from '../src/content/files/first-content.js';
import { cmsDir, isPostgres } from './harness/environment.js';
import { newInstallation, startOwnServer } from './harness/own-server.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { importFirstContent } = require(
  path.join(cmsDir, 'dist/src/content/files/first-content.js'),
) as typeof FirstContent;

const helpType = 'api::info-text.info-text';
const folder = mkdtempSync(path.join(tmpdir(), 'nimio-first-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(entry: string, data: object, text: string): void {
  mkdirSync(path.join(folder, entry), { recursive: true });
  writeFileSync(path.join(folder, entry, 'entry.json'), JSON.stringify(data));
  for (const language of ['fi', 'sv', 'en'])
    writeFileSync(path.join(folder, entry, `text.${language}.md`), text);
}

const titles = (subject: string) => ({ [`${subject}Fi`]: 'F', [`${subject}Sv`]: 'S', [`${subject}En`]: 'E' });

async function publishedTitles(knex: Knex): Promise<Record<string, string>> {
  const rows = await knex('info_texts')
    .whereNotNull('published_at')
    .select<{ place: string; title_fi: string }[]>('place', 'title_fi');
  return Object.fromEntries(rows.map(({ place, title_fi }) => [place, title_fi]));
}

/** Deletes this version's new entries, as if the installation were of an earlier one. */
async function forget(knex: Knex): Promise<void> {
  await knex('mail_texts').where({ kind: 'message-to-society' }).delete();
  await knex('info_texts').where({ place: 'contact' }).delete();
  await knex('first_content').where({ entry: 'info-texts/contact' }).delete();
}

describe('the content of a new installation', () => {
  it('is completed at boot with a later version’s additions, without changing the editors’ work', async () => {
    const installation = await newInstallation('later');
    const { knex } = installation;
    await forget(knex);
    await knex('info_texts').where({ place: 'works' }).update({ title_fi: 'Oma otsikko' });
    // As an editor deletes it.
    await knex('info_texts').where({ place: 'bank' }).delete();
    try {
      const own = await startOwnServer(installation);
      await own.stop();
      const help = await publishedTitles(knex);
      expect(help).toMatchObject({ works: 'Oma otsikko', contact: 'Miksi tarvitsemme yhteystietosi?' });
      expect(help).not.toHaveProperty('bank');
      const mails = await knex('mail_texts').whereNotNull('published_at').pluck<string[]>('kind');
      expect(mails.sort()).toEqual(Object.keys(mailKinds).sort());
      for (const table of ['terms_versions', 'contract_texts', 'portal_settings', 'abouts']) {
        expect(await knex(table).whereNotNull('published_at'), table).toHaveLength(1);
      }
    } finally {
      await installation.close();
    }
  });

  it('is created completely or not at all: the next boot repeats it after a refused entry', async () => {
    const { strapi, system } = await server();
    const { knex } = system.db;
    const begin = (from: string) => importFirstContent(strapi as never, from, new Date());
    await forget(knex);
    const before = Object.keys(await publishedTitles(knex));
    write('info-texts/contact', { place: 'contact', ...titles('title') }, 'Teksti');
    // The last of them cannot be published: a mail without its link.
    write('mail-texts/message-to-society', { kind: 'message-to-society', ...titles('subject') }, 'Teksti');
    await expect(begin(folder)).rejects.toThrow(/mail-texts\/message-to-society.*\{link\}/);
    expect(Object.keys(await publishedTitles(knex))).toEqual(before);
    await begin(path.join(cmsDir, 'first-content'));
    expect(await publishedTitles(knex)).toHaveProperty('contact');
    expect(await knex('mail_texts').where({ kind: 'message-to-society' })).toHaveLength(2);
  });

  it('does not restore what an editor deletes', async () => {
    const { strapi, system } = await server();
    const help = strapi.documents(helpType);
    const found = (await help.findFirst({ filters: { place: 'contact' } })) as { documentId: string };
    await help.delete({ documentId: found.documentId });
    await importFirstContent(strapi as never, path.join(cmsDir, 'first-content'), new Date());
    expect(await help.findFirst({ filters: { place: 'contact' } })).toBeNull();
    // For later tests.
    await system.db.knex('first_content').where({ entry: 'info-texts/contact' }).delete();
    await importFirstContent(strapi as never, path.join(cmsDir, 'first-content'), new Date());
  });
});

describe.runIf(isPostgres)('two instances that boot concurrently on an empty database', () => {
  it('create the first content once', async () => {
    const installation = await newInstallation('twice', 'template0');
    const { knex } = installation;
    try {
      const servers = await Promise.all([startOwnServer(installation), startOwnServer(installation)]);
      const responses = await Promise.all(servers.map(({ url }) => fetch(`${url}/api/about?language=fi`)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      await Promise.all(servers.map((own) => own.stop()));
      const made = await knex('audit_log').where({ event: 'content.create' });
      const entries = await knex('first_content');
      expect(entries.length).toBeGreaterThan(15);
      expect(made).toHaveLength(entries.length);
      expect(Object.keys(await publishedTitles(knex)).sort()).toEqual([...infoPlaces].sort());
    } finally {
      await installation.close();
    }
  }, 90_000);
});
