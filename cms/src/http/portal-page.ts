import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Language } from '@nimio/domain/schema';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { Context } from 'koa';
import { system } from '../system.js';
import { etagOf, namesTag } from './etag.js';

type Settings = Record<Language, PortalSettings>;

/** The server writes the society's name and colour into the page. */
interface PageModule {
  renderPage(template: string, settings: Settings): string;
}

/** Encodings, the smallest first; the order in a browser's header is not its preference. */
const compressions = ['br', 'gzip'] as const;

/** The page's bytes as they are sent. */
interface ReadyPage extends Record<'identity' | (typeof compressions)[number], Buffer> {
  etag: string;
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

async function readyOf(page: string): Promise<ReadyPage> {
  const identity = Buffer.from(page);
  const [br, zipped] = await Promise.all([inBrotli(identity), inGzip(identity)]);
  return { br, gzip: zipped, identity, etag: etagOf(page) };
}

/**
 * Sends the portal's page with the published settings. It is rendered and compressed once per publishing; the browser
 * revalidates with its tag each time, and usually gets 304.
 */
export function portalPage(portalDir: string): (ctx: Context) => Promise<void> {
  const loaded = Promise.all([
    readFile(path.join(portalDir, 'index.html'), 'utf8'),
    import(pathToFileURL(path.join(portalDir, '..', 'dist-server', 'page.mjs')).href) as Promise<PageModule>,
  ]);
  loaded.catch(() => undefined);
  /** Cached until other settings are published. */
  const cached = new WeakMap<Settings, Promise<ReadyPage>>();

  const write = async (settings: Settings): Promise<ReadyPage> => {
    const [template, page] = await loaded;
    return readyOf(page.renderPage(template, settings));
  };

  function pageOf(settings: Settings): Promise<ReadyPage> {
    const known = cached.get(settings);
    if (known) return known;
    const page = write(settings);
    cached.set(settings, page);
    // A failure is retried by the next request.
    page.catch(() => cached.delete(settings));
    return page;
  }

  return async (ctx) => {
    const page = await pageOf((await system().content.published()).settings);
    ctx.set('Cache-Control', 'no-cache');
    // Weak, because it is the same for every encoding.
    ctx.set('ETag', `W/${page.etag}`);
    ctx.vary('Accept-Encoding');
    if (namesTag(ctx.get('if-none-match'), page.etag)) {
      ctx.status = 304;
      return;
    }
    const compression = compressions.find((each) => ctx.acceptsEncodings(each, 'identity') === each);
    if (compression) ctx.set('Content-Encoding', compression);
    ctx.status = 200;
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page[compression ?? 'identity'];
  };
}
