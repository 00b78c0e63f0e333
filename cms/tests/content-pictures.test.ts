import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type * as ContentExport from '../src/content/files/content-export.js';
import type { EntryFile } from '../src/content/files/content-files.js';
import type * as ContentImport from '../src/content/files/content-import.js';
import { Browser } from './harness/browser.js';
import { cmsDir } from './harness/environment.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src/content/files', module)) as T;
const { exportContent } = load<typeof ContentExport>('content-export.js');
const { importContent } = load<typeof ContentImport>('content-import.js');

const root = mkdtempSync(path.join(tmpdir(), 'nimio-pictures-'));
afterAll(async () => {
  await takeIn(path.join(cmsDir, 'first-content'), 'about');
  rmSync(root, { recursive: true, force: true });
});

/** The outcome for the single entry of a kind. */
async function takeIn(from: string, kind: string): Promise<string | undefined> {
  const { strapi } = await server();
  const isOfKind = (file: EntryFile) => Promise.resolve(file.kind.folder === kind);
  const [made] = await importContent(strapi as never, from, new Date(), isOfKind);
  return made?.reason ?? made?.result;
}

async function writtenOut(name: string): Promise<string> {
  const { strapi } = await server();
  const folder = path.join(root, name);
  await exportContent(strapi as never, folder);
  return folder;
}

const painted = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } });

/** The address of the picture on the page about the portal, which exists. */
async function shownPicture(): Promise<string> {
  const { record } = await new Browser().get<{ text: string }>('/about', { language: 'fi' });
  const url = /^!\[Kansi\]\((\/uploads\/[\w.-]+)\)$/.exec(record.text)?.[1] ?? '';
  const response = await fetch(`${(await server()).url}${url}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  return url;
}

describe('a folder of content', () => {
  it('includes the pictures of its texts, identified by content', async () => {
    const folder = path.join(root, 'texts');
    const about = path.join(folder, 'about');
    mkdirSync(about, { recursive: true });
    writeFileSync(path.join(about, 'entry.json'), '{}');
    writeFileSync(path.join(about, 'text.fi.md'), '![Kansi](kansi.jpg)');
    await painted('#5b2a86').jpeg({ quality: 100 }).toFile(path.join(about, 'kansi.jpg'));
    expect(await takeIn(folder, 'about')).toBe('updated');
    const first = await shownPicture();
    // The library has reduced it; it still counts as the same picture.
    expect(await takeIn(folder, 'about')).toBe('unchanged');
    await painted('#0b6e4f').jpeg({ quality: 100 }).toFile(path.join(about, 'kansi.jpg'));
    expect(await takeIn(folder, 'about')).toBe('updated');
    const second = await shownPicture();
    expect(second).not.toBe(first);
    const exported = await writtenOut('texts-out');
    const name = path.basename(second);
    expect(readFileSync(path.join(exported, 'about/text.fi.md'), 'utf8')).toBe(`![Kansi](${name})\n`);
    expect(existsSync(path.join(exported, 'about', name))).toBe(true);
    expect(await takeIn(exported, 'about')).toBe('unchanged');
  });

  it('ignores references to missing pictures of the library', async () => {
    const { strapi } = await server();
    const uploads = path.join(
      (strapi as never as { dirs: { static: { public: string } } }).dirs.static.public,
      'uploads',
    );
    mkdirSync(path.join(uploads, 'vanhat'));
    writeFileSync(path.join(uploads, '.hidden'), 'x');
    const text = ['..', '.', '.hidden', 'vanhat', 'gone.png']
      .map((name) => `![](/uploads/${name})`)
      .join('\n');
    const folder = path.join(root, 'no-file');
    mkdirSync(path.join(folder, 'about'), { recursive: true });
    writeFileSync(path.join(folder, 'about/entry.json'), '{}');
    writeFileSync(path.join(folder, 'about/text.fi.md'), text);
    expect(await takeIn(folder, 'about')).toBe('updated');
    const exported = path.join(await writtenOut('no-file-out'), 'about');
    expect(readFileSync(path.join(exported, 'text.fi.md'), 'utf8')).toBe(`${text}\n`);
    expect(readdirSync(exported).filter((name) => !/\.(md|json)$/.test(name))).toEqual([]);
  });

  it('has the society’s logo checked as an upload, and recognized again', async () => {
    const exported = await writtenOut('logo');
    const entry = path.join(exported, 'portal-settings/entry.json');
    const logo = path.join(exported, 'portal-settings/logo.png');
    const settings = JSON.parse(readFileSync(entry, 'utf8')) as object;
    writeFileSync(entry, JSON.stringify({ ...settings, logo: 'logo.png' }));
    writeFileSync(logo, '<!doctype html><script>alert(1)</script>');
    const result = () => takeIn(exported, 'portal-settings');
    expect(await result()).toContain('Tiedosto ei ole kuva');
    await painted('#5b2a86').png().toFile(logo);
    expect(await result()).toBe('updated');
    expect(await result()).toBe('unchanged');
    // Another picture under the same name.
    await painted('#0b6e4f').png().toFile(logo);
    expect(await result()).toBe('updated');
    const again = await writtenOut('logo-out');
    expect(await takeIn(again, 'portal-settings')).toBe('unchanged');
    writeFileSync(entry, JSON.stringify({ ...settings, logo: null }));
    expect(await result()).toBe('updated');
  });
});
