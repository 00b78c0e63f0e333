import type { ContentEvent } from '@nimio/domain/content/content-event';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IncompleteEntry } from '../src/content/editors/incomplete-entries.js';
import { announced } from './harness/calls/content.js';
import { resetRateLimits } from './harness/calls.js';
import { editorsPassword, newEditor, strangerAtAdmin } from './harness/editors.js';
import { newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

const announcement = 'api::announcement.announcement';
const settings = 'api::settings.portal-settings';
const pictures = 'plugin::upload.file';
const terms = 'api::terms.terms-version';
const news = `/content-manager/collection-types/${announcement}`;

type Editor = Awaited<ReturnType<typeof newEditor>>;
interface History {
  events: ContentEvent[];
  hasMore: boolean;
  uids: string[];
}

const history = async (editor: Editor, query = '') =>
  (await editor.send<History>('GET', `/nimio/history${query}`)).body;

const incomplete = async (editor: Editor) =>
  (await editor.send<{ entries: IncompleteEntry[] }>('GET', '/nimio/missing-languages')).body.entries;

/** A picture, as the library's page sends it. */
async function pictureForm(): Promise<FormData> {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#5b2a86' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'kuva.png');
  return form;
}

const documentIdOf = async (hash: string): Promise<string> => {
  const { strapi } = await server();
  const found = await strapi.documents(announcement).findFirst({ filters: { hash } });
  return (found as { documentId: string }).documentId;
};

describe('the history', () => {
  it('shows who changed what in which entry, the newest first', async () => {
    const editor = await newEditor('nimio-editor');
    const data = { titleFi: 'Uutinen', textFi: 'Salainen' };
    const { body } = await editor.send<{ data: { documentId: string } }>('POST', news, data);
    const { documentId } = body.data;
    await editor.send('PUT', `${news}/${documentId}`, { ...data, titleFi: 'Uusi otsikko' });
    await editor.send('POST', `${news}/${documentId}/actions/publish`, { ...data, titleFi: 'Uusi otsikko' });
    await editor.send('DELETE', `${news}/${documentId}`);
    const { events } = await history(editor, `?uid=${announcement}`);
    const mine = events.filter((event) => event.documentId === documentId);
    expect(mine.map(({ kind }) => kind)).toEqual(['delete', 'publish', 'update', 'create']);
    expect(mine[2]).toMatchObject({ name: 'Uusi otsikko', changed: ['titleFi'], where: 'admin' });
    expect(mine.every(({ who, uid }) => who?.startsWith('Elli Editor') && uid === announcement)).toBe(true);
    expect(JSON.stringify(mine)).not.toContain('Salainen');
  });

  it('keeps the name of an editor who was deleted in the CMS', async () => {
    const editor = await newEditor('nimio-editor');
    await editor.send('POST', news, { titleFi: 'Jää jälkeen' });
    const { strapi } = await server();
    await strapi.db.query('admin::user').deleteMany({ where: { id: editor.id } });
    const { events } = await history(await newEditor('nimio-editor'), `?uid=${announcement}`);
    expect(events.find(({ name }) => name === 'Jää jälkeen')?.who).toMatch(/^Elli Editor \d+$/);
  });

  it('includes changes by staff in the portal and by commands', async () => {
    const editor = await newEditor('nimio-editor');
    const staff = await newAuthor({ roles: ['admin'] });
    const written = { language: 'fi', title: 'Portaalissa', content: 'Teksti' };
    await staff.browser.post('/announcements', written);
    await announced({ titleFi: 'Komennolla' });
    const { events } = await history(editor, `?uid=${announcement}`);
    const one = (name: string) => events.find((event) => event.name === name);
    expect(one('Portaalissa')).toMatchObject({ kind: 'publish', where: 'portal', who: null });
    expect(one('Komennolla')).toMatchObject({ kind: 'publish', where: 'command', who: null });
  });

  it('includes changes of pictures for those who may use the library', async () => {
    const editor = await newEditor('nimio-editor');
    const { body } = await editor.send<{ id: number }[]>('POST', '/upload', await pictureForm());
    const id = body[0]?.id;
    await editor.send('PUT', `/upload/files/${id}`, { fileInfo: { name: 'uusi.png' } });
    await editor.send('POST', `/upload/files/${id}/replace`, await pictureForm());
    await editor.send('DELETE', `/upload/files/${id}`);
    for (const query of ['', `?uid=${pictures}`]) {
      const { events, uids } = await history(editor, query);
      const mine = events.filter(({ uid, documentId }) => uid === pictures && documentId === String(id));
      expect(mine.map(({ kind, name }) => [kind, name])).toEqual([
        ['delete', 'kuva.png'],
        ['replace', 'kuva.png'],
        ['update', 'uusi.png'],
        ['upload', 'kuva.png'],
      ]);
      expect(mine[0]).toMatchObject({
        changed: [],
        where: 'admin',
        who: expect.stringMatching(/^Elli/) as string,
      });
      expect(uids).toContain(pictures);
    }
    expect(await history(await newEditor('no-such-role'), `?uid=${pictures}`)).toEqual({
      events: [],
      hasMore: false,
      uids: [],
    });
  });

  it('shows no name for an announcement without a title', async () => {
    const editor = await newEditor('nimio-editor');
    const { body } = await editor.send<{ data: { documentId: string } }>('POST', news, { titleSv: 'Bara' });
    const { body: nameless } = await editor.send<{ data: { documentId: string } }>('POST', news, {});
    const { events } = await history(editor, `?uid=${announcement}`);
    const nameIn = ({ data }: typeof body) =>
      events.find(({ documentId }) => documentId === data.documentId)?.name;
    expect([nameIn(body), nameIn(nameless)]).toEqual(['Bara', '']);
  });

  it('has pages of fifty', async () => {
    const editor = await newEditor('nimio-editor');
    for (let count = 0; count < 51; count += 1) await announced({ titleFi: `Sivu ${count}` });
    const first = await history(editor);
    expect([first.events.length, first.hasMore]).toEqual([50, true]);
    const next = await history(editor, `?before=${first.events.at(-1)?.id}`);
    expect(next.events[0]?.id).toBeLessThan(first.events.at(-1)?.id ?? 0);
    for (const before of ['x', '-1', '1e9', '1;drop table audit_log', '9'.repeat(400)]) {
      expect((await history(editor, `?before=${encodeURIComponent(before)}`)).events[0]?.id).toBe(
        first.events[0]?.id,
      );
    }
  });

  it('covers only the types of content that the role may read', async () => {
    const administrator = await newEditor('strapi-super-admin');
    const editor = await newEditor('nimio-editor');
    await newAuthor();
    expect((await history(administrator, `?uid=${settings}`)).events.length).toBeGreaterThan(0);
    expect((await history(editor, `?uid=${settings}`)).events).toEqual([]);
    const uids = new Set((await history(editor)).events.map(({ uid }) => uid));
    expect([...uids].every((uid) => [announcement, 'api::info-text.info-text', pictures].includes(uid))).toBe(
      true,
    );
    const withoutRole = await newEditor('no-such-role');
    expect((await history(withoutRole)).events).toEqual([]);
  });
});

describe('the list of missing translations', () => {
  it('has published entries and drafts that lack a language', async () => {
    const editor = await newEditor('nimio-editor');
    const whole = { titleFi: 'A', textFi: 'A', titleSv: 'B', textSv: 'B', titleEn: 'C', textEn: 'C' };
    const complete = await documentIdOf(await announced(whole));
    const finnish = await documentIdOf(await announced({ titleFi: 'Vain suomeksi', textFi: 'Teksti' }));
    const inWork = await documentIdOf(await announced(whole));
    const { strapi } = await server();
    await strapi.documents(announcement).update({ documentId: inWork, data: { textEn: ' ' } });
    const entries = await incomplete(editor);
    const about = (documentId: string) => entries.filter((entry) => entry.documentId === documentId);
    expect(about(complete)).toEqual([]);
    expect(about(finnish)).toEqual([
      {
        uid: announcement,
        documentId: finnish,
        name: 'Vain suomeksi',
        status: 'published',
        missing: ['sv', 'en'],
      },
    ]);
    expect(about(inWork)).toMatchObject([{ status: 'draft', missing: ['en'] }]);
  });

  it('leaves out expired and succeeded versions', async () => {
    const { strapi } = await server();
    const words = { titleFi: 'Mennyt', textFi: 'Teksti' };
    const past = await documentIdOf(
      await announced({
        ...words,
        publishedFrom: '2020-01-01T00:00:00Z',
        publishedUntil: '2020-01-02T00:00:00Z',
      }),
    );
    const coming = await documentIdOf(
      await announced({
        ...words,
        publishedFrom: '2020-01-01T00:00:00Z',
        publishedUntil: '2040-01-02T00:00:00Z',
      }),
    );
    const drafts: string[] = [];
    for (const data of [{ version: '2001-01-01' }, { version: '2041-01-01' }, {}]) {
      const made = await strapi.documents(terms).create({ data: { textFi: 'Ehdot', ...data } });
      drafts.push((made as { documentId: string }).documentId);
    }
    const [followed = '', newer = '', nameless = ''] = drafts;
    const publisher = await newEditor('nimio-publisher');
    const listed = (await incomplete(publisher)).map(({ documentId }) => documentId);
    expect([past, coming, followed, newer, nameless].map((id) => listed.includes(id))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('covers the types that the role may read', async () => {
    const { strapi } = await server();
    await strapi.documents(terms).create({ data: { textFi: 'Ehdot', version: '2042-01-01' } });
    const uids = async (code: string) => (await incomplete(await newEditor(code))).map(({ uid }) => uid);
    expect(await uids('nimio-publisher')).toContain(terms);
    expect(await uids('nimio-editor')).not.toContain(terms);
    expect(await uids('no-such-role')).toEqual([]);
  });
});

describe('a new version of published terms', () => {
  it('begins as a draft with their texts, and is published only with its own version', async () => {
    const { strapi } = await server();
    const publisher = await newEditor('nimio-publisher');
    const original = (await strapi
      .documents(terms)
      .findFirst({ status: 'published', sort: 'version:desc' })) as Record<
      'documentId' | 'version' | 'textSv',
      string
    > | null;
    const place = `/content-manager/collection-types/${terms}`;
    const { status, body } = await publisher.send<{ data: Record<string, string | null> }>(
      'POST',
      `${place}/clone/${original?.documentId}`,
      { version: null, validFrom: null },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: null, validFrom: null, textSv: original?.textSv });
    const publish = (data: object) =>
      publisher.send('POST', `${place}/${body.data['documentId']}/actions/publish`, {
        ...body.data,
        ...data,
      });
    expect((await publish({})).status).toBe(400);
    expect((await publish({ version: original?.version, validFrom: '2040-01-01' })).status).toBe(400);
    expect((await publish({ version: '2020-01-01', validFrom: '2040-01-01' })).status).toBe(400);
    await strapi.documents(terms).delete({ documentId: String(body.data['documentId']) });
  });
});

describe('a date that cannot be meant', () => {
  const refused = async (editor: Editor, method: string, path: string, body: object) => {
    const response = await editor.send<{
      error: { details: { errors: { path: string[]; message: string }[] } };
    }>(method, path, body);
    return [response.status, response.body.error.details.errors];
  };
  const inEnglish = 'Write the date as 24.12.2026 and the time as 9.30. The year can be 2000–2099.';
  const at = (path: string) => [400, [{ path: [path], message: inEnglish, name: 'ValidationError' }]];

  it.each(['12/24/2026', '24.12.2026', '1826-01-01', '2126-12-24', '2026-02-30', '2026-12-24T10:00:00Z'])(
    'is refused when a draft is saved: %s',
    async (validFrom) => {
      const publisher = await newEditor('nimio-publisher', 'en');
      const place = `/content-manager/collection-types/${terms}`;
      expect(await refused(publisher, 'POST', place, { validFrom })).toEqual(at('validFrom'));
    },
  );

  it('is refused with a time, and in a part of an entry', async () => {
    const editor = await newEditor('nimio-editor', 'en');
    const publishedUntil = '24.12.2026\n9.30';
    expect(await refused(editor, 'POST', news, { titleFi: 'A', publishedUntil })).toEqual(
      at('publishedUntil'),
    );
    const administrator = await newEditor('strapi-super-admin', 'en');
    const place = `/content-manager/single-types/${settings}`;
    const days = [{ date: '2026-12-24' }, { date: '1826-01-01' }];
    expect(await refused(administrator, 'PUT', place, { closedDays: days })).toEqual(at('closedDays.1.date'));
  });
});

describe('a refused login', () => {
  afterEach(resetRateLimits);

  const logIn = async (email: string, language: string, password = 'wrong') => {
    const { url } = await server();
    const response = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `nimio-admin-language=${language}` },
      body: JSON.stringify({ email, password }),
    });
    const { error } = (await response.json()) as { error: { message: string } };
    return [response.status, error.message];
  };

  it('has its message in the language of the page, by default Finnish', async () => {
    expect(await logIn('nobody.a@example.org', 'sv')).toEqual([
      400,
      'E-postadressen eller lösenordet är fel.',
    ]);
    expect(await logIn('nobody.a@example.org', '<b>')).toEqual([
      400,
      'Sähköpostiosoite tai salasana on väärä.',
    ]);
  });

  it('is one without an address and a password', async () => {
    for (const body of [undefined, {}])
      expect((await strangerAtAdmin('POST', '/admin/login', body)).status).toBe(400);
  });

  it('takes as long for an unknown address as for a known one', async () => {
    const { id } = await newEditor('nimio-editor');
    const { strapi, system } = await server();
    const [{ email = '' } = {}] = await system.db
      .knex('admin_users')
      .where({ id })
      .select<{ email: string }[]>('email');
    const auth = (
      strapi as unknown as { service(uid: string): { validatePassword: () => Promise<boolean> } }
    ).service('admin::auth');
    const checked = vi.spyOn(auth, 'validatePassword');
    try {
      await logIn('nobody.b@example.org', 'fi');
      expect(checked).toHaveBeenCalledTimes(1);
      await logIn(email, 'fi');
      // Strapi checks a known one itself.
      expect(checked).toHaveBeenCalledTimes(1);
    } finally {
      checked.mockRestore();
    }
  });

  it('is limited by address and mail address, and by address alone', async () => {
    const email = `nobody.c${process.pid}@example.org`;
    for (let n = 0; n < 5; n += 1) expect((await logIn(email, 'fi'))[0]).toBe(400);
    expect(await logIn(email, 'en')).toEqual([
      429,
      'There have been too many attempts. Wait a moment and try again.',
    ]);
    const statuses = new Set<unknown>();
    for (let n = 0; n < 60; n += 1) statuses.add((await logIn(`nobody.${n}@example.org`, 'fi'))[0]);
    expect([...statuses]).toEqual([400, 429]);
  });

  it('is refused before it is read if it is long, or of unknown length', async () => {
    const { url } = await server();
    for (const call of ['login', 'forgot-password', 'reset-password', 'register', 'register-admin']) {
      const body = JSON.stringify({ email: 'a'.repeat(5000), password: 'wrong' });
      const headers = { 'content-type': 'application/json' };
      const long = await fetch(`${url}/admin/${call}`, { method: 'POST', headers, body });
      expect(long.status).toBe(413);
      const endless = new Blob([body]).stream();
      const chunked = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit;
      expect((await fetch(`${url}/admin/${call}`, chunked)).status).toBe(411);
    }
  });

  it('reports a closed account', async () => {
    const editor = await newEditor('nimio-editor');
    const { system } = await server();
    const account = () => system.db.knex('admin_users').where({ id: editor.id });
    await account().update({ is_active: false });
    const [email = ''] = await account().pluck<string[]>('email');
    expect(await logIn(email, 'fi', editorsPassword)).toEqual([
      400,
      'Tunnus ei ole käytössä. Pyydä pääkäyttäjää ottamaan se käyttöön.',
    ]);
  });
});

describe('the pages of the admin', () => {
  it.each(['/nimio/history', '/nimio/missing-languages'])(
    '%s is for who is logged in there',
    async (path) => {
      expect((await strangerAtAdmin('GET', path)).status).toBe(401);
      const { headers } = await (await newEditor('nimio-editor')).send('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('may frame the portal’s preview, and no other site', async () => {
    const { headers } = await strangerAtAdmin('GET', '/admin/project-type');
    expect(headers.get('content-security-policy')).toMatch(/frame-src 'self' http:\/\/localhost:1337(;|$)/);
  });
});
