import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { announced } from './harness/calls/content.js';
import { type EditorAtWork, newEditor } from './harness/editors.js';
import { server } from './harness/server.js';

interface Uploaded {
  id: number;
  url: string;
  mime: string;
}

interface Refused {
  error: { message: string };
}

let editor: EditorAtWork;
let png: Uint8Array<ArrayBuffer>;

const pictureOf = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#5b2a86' } })
      .png()
      .toBuffer(),
  );

beforeAll(async () => {
  editor = await newEditor('nimio-editor');
  png = await pictureOf(40, 20);
});

function formOf(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  return form;
}

const upload = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) =>
  editor.send<Uploaded[]>('POST', '/upload', formOf(name, type, content));

/** A picture in the library that belongs to the editor. */
async function newPicture(folder?: number): Promise<Uploaded> {
  const form = formOf('kuva.png', 'image/png', png);
  if (folder) form.append('fileInfo', JSON.stringify({ name: 'kuva.png', folder }));
  const { body } = await editor.send<Uploaded[]>('POST', '/upload', form);
  return body[0] as Uploaded;
}

const replace = (id: number, who = editor) =>
  who.send<Refused>('POST', `/upload/files/${id}/replace`, formOf('kuva.png', 'image/png', png));
const remove = (id: number, who = editor) => who.send<Refused>('DELETE', `/upload/files/${id}`);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

describe('the media library', () => {
  it('accepts a picture, and serves it only as one', async () => {
    const { status, body } = await upload('logo.png', 'image/png', png);
    expect([status, body[0]?.mime]).toEqual([201, 'image/png']);
    const { url } = await server();
    const response = await fetch(`${url}${body[0]?.url}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['an SVG', 'logo.svg', 'image/svg+xml', svg],
    ['an SVG called a PNG', 'logo.png', 'image/png', svg],
    ['a page', 'page.html', 'text/html', html],
    ['a page called a PNG', 'page.png', 'image/png', html],
    ['a picture called a page', 'page.html', 'image/png', 'PNG'],
    ['a program', 'program.js', 'text/javascript', 'alert(1)'],
    ['a PDF', 'paper.pdf', 'application/pdf', '%PDF-1.7'],
    ['nothing', 'empty.png', 'image/png', ''],
    ['a name without a kind', 'noname', '', html],
  ])('refuses %s', async (_, name, type, content) => {
    const response = await upload(name, type, content === 'PNG' ? png : content);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it('refuses too many pixels, and explains it in the editor’s language', async () => {
    const { body } = await upload('page.png', 'image/png', html);
    expect((body as unknown as { error: { message: string } }).error.message).toContain('ei ole kuva');
    const wide = await pictureOf(4001, 1);
    expect((await upload('wide.png', 'image/png', wide)).status).toBe(400);
  });

  it('checks replacements of pictures too', async () => {
    const { id } = await newPicture();
    const page = formOf('kuva.png', 'image/png', html);
    const response = await editor.send('POST', `/upload/files/${id}/replace`, page);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it('fetches no files from other sites', async () => {
    const response = await editor.send('POST', '/upload/actions/upload-from-urls', {
      urls: ['http://127.0.0.1:1/secret'],
    });
    expect([404, 405]).toContain(response.status);
  });

  it('leaves nothing of refused pictures in the temporary folder', async () => {
    const guest = await newEditor('no-role');
    const form = formOf('kuva.png', 'image/png', png);
    form.append('other', new Blob([png], { type: 'image/png' }), 'kuva.png');
    const responses = [
      await upload('page.png', 'image/png', html),
      await upload('wide.png', 'image/png', await pictureOf(4001, 1)),
      await upload('big.png', 'image/png', new Uint8Array(6 * 1024 * 1024)),
      await editor.send('POST', '/upload', form),
      await editor.send('POST', '/upload/unknown', formOf('kuva.png', 'image/png', png)),
      await guest.send('POST', '/upload', formOf('kuva.png', 'image/png', png)),
    ];
    expect(responses.slice(0, 3).map(({ status }) => status)).toEqual([400, 400, 413]);
    const received = path.join(process.env['DATA_DIR'] ?? '', 'received');
    // The parser does not wait until a file that is too large is deleted.
    await vi.waitFor(() => expect(readdirSync(received)).toEqual([]));
  });

  it('refuses more than five megabytes', async () => {
    const response = await upload('big.png', 'image/png', new Uint8Array(6 * 1024 * 1024));
    expect(response.status).toBe(413);
  });
});

describe('a picture in published content', () => {
  it('can be neither deleted nor replaced, and the error says where it is', async () => {
    const { id, url } = await newPicture();
    const hash = await announced({ titleFi: 'Kuvatiedote', textFi: `![Kansi](${url})` });
    const swede = await newEditor('strapi-super-admin', 'sv');
    const refusals = [
      await remove(id),
      await replace(id),
      await editor.send<Refused>('POST', '/upload/actions/bulk-delete', { fileIds: [id], folderIds: [] }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.error.message]).toEqual([
        400,
        expect.stringContaining('Vaihda kuva ensin täällä: Tiedotteet: Kuvatiedote.'),
      ]);
    }
    expect((await remove(id, swede)).body.error.message).toContain(
      'Byt först bilden här: Nyheter: Kuvatiedote.',
    );
    const { url: address, strapi } = await server();
    expect((await fetch(`${address}${url}`)).status).toBe(200);
    const news = strapi.documents('api::announcement.announcement');
    const found = (await news.findFirst({ filters: { hash } })) as { documentId: string };
    await news.unpublish({ documentId: found.documentId });
    expect((await replace(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
  });

  it('keeps its folder with everything in it', async () => {
    const administrator = await newEditor('strapi-super-admin');
    const { body } = await administrator.send<{ data: { id: number } }>('POST', '/upload/folders', {
      name: `Kuvat ${Date.now()}`,
      parent: null,
    });
    const folderIds = [body.data.id];
    const [shown, other] = [await newPicture(body.data.id), await newPicture(body.data.id)];
    await announced({ textFi: `![Kansi](${shown.url})` });
    const bulk = { fileIds: [], folderIds };
    expect((await administrator.send('POST', '/upload/actions/bulk-delete', bulk)).status).toBe(400);
    const { url } = await server();
    for (const picture of [shown, other]) expect((await fetch(`${url}${picture.url}`)).status).toBe(200);
  });

  it('stays in accepted terms, and as the society’s logo', async () => {
    const { strapi } = await server();
    const [inTerms, logo] = [await newPicture(), await newPicture()];
    const text = `![Kaavio](${inTerms.url})`;
    const version = { version: '2043-01-01', validFrom: '2043-01-01' };
    const terms = strapi.documents('api::terms.terms-version');
    const { documentId } = (await terms.create({
      data: { ...version, textFi: text, textSv: text, textEn: text },
      status: 'published',
    })) as { documentId: string };
    const settings = strapi.documents('api::settings.portal-settings');
    const { documentId: only } = (await settings.findFirst({})) as { documentId: string };
    await settings.update({ documentId: only, data: { logo: logo.id }, status: 'published' });
    expect((await remove(inTerms.id)).body.error.message).toContain(
      'asiakkaat hyväksyvät sellaisenaan: Käyttöehdot: 2043-01-01.',
    );
    expect((await remove(logo.id)).body.error.message).toContain('täällä: Portaalin asetukset.');
    await settings.update({ documentId: only, data: { logo: null }, status: 'published' });
    expect((await remove(logo.id)).status).toBe(200);
    await strapi.db.query('api::terms.terms-version').deleteMany({ where: { documentId } });
  });
});

describe('pictures and folders of others', () => {
  const bulk = (who: EditorAtWork, action: string, body: object) =>
    who.send<Refused>('POST', `/upload/actions/bulk-${action}`, { fileIds: [], folderIds: [], ...body });
  const rename = (who: EditorAtWork, id: number, changes: object = {}) =>
    who.send<Refused>('PUT', `/upload/folders/${id}`, { name: `Uusi ${folders++}`, ...changes });
  let folders = Date.now();
  let other: EditorAtWork;
  let administrator: EditorAtWork;

  beforeAll(async () => {
    other = await newEditor('nimio-publisher');
    administrator = await newEditor('strapi-super-admin');
  });

  async function newFolder(who: EditorAtWork, parent: number | null = null): Promise<number> {
    const name = `Kansio ${folders++}`;
    const { body } = await who.send<{ data: { id: number } }>('POST', '/upload/folders', { name, parent });
    return body.data.id;
  }

  async function everythingOf(ids: { fileIds: number[]; folderIds: number[] }): Promise<unknown> {
    const { knex } = (await server()).system.db;
    const read = (table: string, among: number[]) => knex(table).whereIn('id', among).orderBy('id');
    return [await read('files', ids.fileIds), await read('upload_folders', ids.folderIds)];
  }

  it('cannot be deleted, moved or renamed by another editor, alone or together', async () => {
    const [folder, theirs, within] = [
      await newFolder(editor),
      await newFolder(other),
      await newFolder(other),
    ];
    const [loose, inFolder] = [await newPicture(), await newPicture(folder)];
    const mixed = await newFolder(editor, within);
    const ids = { fileIds: [loose.id, inFolder.id], folderIds: [folder, theirs, within, mixed] };
    const before = await everythingOf(ids);
    const selections = [{ fileIds: [loose.id] }, { folderIds: [folder] }, { folderIds: [within] }];
    const attempts = await Promise.all([
      ...selections.map((each) => bulk(other, 'delete', each)),
      ...selections.map((each) => bulk(other, 'move', { ...each, destinationFolderId: theirs })),
      bulk(other, 'delete', { fileIds: [String(loose.id)] }),
      rename(other, folder),
      rename(other, folder, { parent: theirs }),
      rename(other, within),
    ]);
    for (const { status, body } of attempts)
      expect([status, body.error.message]).toEqual([400, expect.stringContaining('vain omia kuviasi')]);
    const updates = [{ id: loose.id, fileInfo: { name: 'toinen.png' } }];
    expect((await other.send('POST', '/upload/actions/bulk-update', { updates })).status).toBe(403);
    expect(await everythingOf(ids)).toEqual(before);
  });

  it('are one’s own to change, and all of them an administrator’s', async () => {
    for (const who of [editor, administrator]) {
      const [folder, destination] = [await newFolder(editor), await newFolder(editor)];
      const [loose] = [await newPicture(), await newPicture(folder)];
      const selection = { fileIds: [loose.id], folderIds: [folder] };
      expect((await rename(who, folder)).status).toBe(200);
      const moved = await bulk(who, 'move', { ...selection, destinationFolderId: destination });
      expect(moved.status).toBe(200);
      expect((await bulk(who, 'delete', { folderIds: [destination] })).status).toBe(200);
    }
  });
});

describe('the history of pictures', () => {
  it('shows who added, renamed, replaced and deleted one', async () => {
    const { id } = await newPicture();
    await editor.send('PUT', `/upload/files/${id}`, { fileInfo: { name: 'uusi.png' } });
    await replace(id);
    await remove(id);
    const { knex } = (await server()).system.db;
    const lines = (await knex('audit_log')
      .where({ subject: `pictures/${id}` })
      .orderBy('id')) as {
      event: string;
      editor_id: number;
      editor_name: string;
      facts: string;
    }[];
    expect(lines.map(({ event }) => event)).toEqual([
      'picture.upload',
      'picture.update',
      'picture.replace',
      'picture.delete',
    ]);
    expect(lines.every(({ editor_id }) => editor_id === editor.id)).toBe(true);
    expect(lines.every(({ editor_name }) => editor_name.startsWith('Elli Editor'))).toBe(true);
    expect(JSON.parse(lines[1]?.facts ?? '')).toEqual({ name: 'uusi.png' });
  });
});
