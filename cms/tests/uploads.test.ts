import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EditorAtWork, newEditor } from './harness/editors.js';
import { server } from './harness/server.js';

interface Uploaded {
  url: string;
  mime: string;
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

function upload(name: string, type: string, content: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  return editor.send<Uploaded[]>('POST', '/upload', form);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

describe('the media library', () => {
  it('takes a picture, and serves it as nothing else', async () => {
    const { status, body } = await upload('logo.png', 'image/png', png);
    expect([status, body[0]?.mime]).toEqual([201, 'image/png']);
    const { url } = await server();
    const answer = await fetch(`${url}${body[0]?.url}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
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
    const answer = await upload(name, type, content === 'PNG' ? png : content);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('says in the editor’s language why, and refuses what has too many pixels', async () => {
    const { body } = await upload('page.png', 'image/png', html);
    expect((body as unknown as { error: { message: string } }).error.message).toContain('ei ole kuva');
    const wide = await pictureOf(4001, 1);
    expect((await upload('wide.png', 'image/png', wide)).status).toBe(400);
  });

  it('looks at what replaces a picture too', async () => {
    const { body } = await upload('first.png', 'image/png', png);
    const { id } = body[0] as unknown as { id: number };
    const form = new FormData();
    form.append('files', new Blob([html], { type: 'image/png' }), 'first.png');
    const answer = await editor.send('POST', `/upload/files/${id}/replace`, form);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('fetches nothing from elsewhere', async () => {
    const answer = await editor.send('POST', '/upload/actions/upload-from-urls', {
      urls: ['http://127.0.0.1:1/secret'],
    });
    expect([404, 405]).toContain(answer.status);
  });

  it('refuses more than five megabytes', async () => {
    const answer = await upload('big.png', 'image/png', new Uint8Array(6 * 1024 * 1024));
    expect(answer.status).toBe(413);
  });
});
