import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages } from '@nimio/domain/language';
import type { OpenPages, PageRequest } from '@nimio/domain/page/page.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Context } from 'koa';
import { withTimeout } from '../data/database-unavailable.js';
import { findCaller, sessionCookie } from '../identity/sessions.js';
import { describeError } from '../log/describe-error.js';
import { type System, system } from '../system.js';
import type { Caller } from './call.js';
import { browserOf, cookieOf } from './cookies.js';
import { etagOf, namesTag } from './etag.js';
import { readPublished } from './published-route.js';

const themes = ['light', 'dark'] as const;

/** The smallest first; the order in a browser's header is not its preference. */
const compressions = ['br', 'gzip'] as const;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
/** More takes longer than it saves on the way. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Milliseconds until the page is sent without the session, which the portal then fetches. */
const maxWait = 1000;

const compress = (page: string, compression: (typeof compressions)[number]): Promise<Buffer> =>
  compression === 'br' ? inBrotli(page, brotliOptions) : inGzip(page);

/** The user of a session, as `GET /me` presents it. */
export type PresentMe = (app: System, caller: Caller) => Promise<Me>;

/** The user of the session's cookie. */
async function sessionOf(ctx: Context, presentMe: PresentMe): Promise<PageRequest['session']> {
  const app = system();
  const token = browserOf(ctx, app.publicUrl.startsWith('https:')).cookie(sessionCookie);
  if (!token) return null;
  const readSession = async () => {
    const caller = await findCaller(app, token);
    return caller ? { me: await presentMe(app, caller), servedAt: app.now().getTime() } : null;
  };
  try {
    return await withTimeout(readSession(), maxWait);
  } catch (error) {
    // The portal asks for the session itself, and shows what is wrong.
    app.log.warn({ error: describeError(error) }, 'the session of a page cannot be read');
    return undefined;
  }
}

/**
 * Sends the portal's page: with the published settings, the session and, where none is needed, what the browser paints
 * first. A page without a session is revalidated with its tag each time; one with a session is not stored.
 */
export function portalPage(portalDir: string, presentMe: PresentMe): (ctx: Context) => Promise<void> {
  const source = path.join(portalDir, '..', 'dist-server', 'page.mjs');
  const opened = (import(pathToFileURL(source).href) as Promise<{ openPages: OpenPages }>).then(
    ({ openPages }) => openPages(portalDir),
  );
  opened.catch(() => undefined);

  return async (ctx) => {
    const writePage = await opened;
    const { settings } = await system().content.published();
    const session = await sessionOf(ctx, presentMe);
    const request = {
      address: `${ctx.path}${ctx.search}`,
      language: languages.find((each) => each === cookieOf(ctx, 'language')) ?? 'fi',
      theme: themes.find((each) => each === cookieOf(ctx, 'theme')),
      session,
    };
    const published = { settings, read: readPublished };
    const page = await writePage(request, published).catch((error: unknown) => {
      // Addresses of links contain secrets.
      const page = `/${ctx.path.split('/')[1]}`;
      system().log.error({ page, error: describeError(error) }, 'a page cannot be rendered');
      // The portal renders it, and shows what is wrong.
      return writePage({ ...request, session: undefined }, published);
    });
    ctx.vary('Accept-Encoding');
    ctx.vary('Cookie');
    ctx.set('Cache-Control', session ? 'no-store' : 'no-cache');
    if (!session) {
      const etag = etagOf(page, page);
      // Weak, because it is the same for every encoding.
      ctx.set('ETag', `W/${etag}`);
      if (namesTag(ctx.get('if-none-match'), etag)) {
        ctx.status = 304;
        return;
      }
    }
    const compression = compressions.find((each) => ctx.acceptsEncodings(each, 'identity') === each);
    if (compression) ctx.set('Content-Encoding', compression);
    ctx.status = 200;
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = compression ? await compress(page, compression) : page;
  };
}
