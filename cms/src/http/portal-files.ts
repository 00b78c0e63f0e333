import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isServerPath } from '@nimio/domain/server-path';
import type { Context, Middleware, Next } from 'koa';
import koaHelmet from 'koa-helmet';
import send from 'koa-send';
import { system } from '../system.js';
import { type PresentMe, portalPage } from './portal-page.js';

function isFile(place: string): boolean {
  try {
    return statSync(place).isFile();
  } catch {
    // The file does not exist or its name is not valid.
    return false;
  }
}

/** The admin shows a preview to an editor in a frame. Its address ends with a secret. */
const isPreview = (ctx: Context): boolean => ctx.path.startsWith('/preview/');

const securityHeaders = (isSecure: boolean, framedBy: "'none'" | "'self'"): Middleware =>
  koaHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // styled-components writes its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [framedBy],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });

/** Serves the portal's build; without one (in development Vite serves it) every request passes through. */
export function servePortal(portalDir: string, presentMe: PresentMe): Middleware {
  if (!existsSync(path.join(portalDir, 'index.html'))) return (_ctx, next) => next();
  const sendPage = portalPage(portalDir, presentMe);
  let secure: { page: Middleware; preview: Middleware } | undefined;
  const headers = (ctx: Context, next: Next): Promise<unknown> => {
    const isSecure = system().publicUrl.startsWith('https:');
    secure ??= { page: securityHeaders(isSecure, "'none'"), preview: securityHeaders(isSecure, "'self'") };
    return Promise.resolve((isPreview(ctx) ? secure.preview : secure.page)(ctx, next));
  };

  async function sendFile(ctx: Context): Promise<void> {
    const isHashed = ctx.path.startsWith('/assets/');
    ctx.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    ctx.vary('Accept-Encoding');
    const sent = await send(ctx, ctx.path, { root: portalDir, brotli: true, gzip: true }).catch(
      (error: { status?: number }) => {
        if (error.status !== 404) throw error;
      },
    );
    if (sent) return;
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 404;
    ctx.body = '';
  }

  // An extension begins with a letter, unlike the end of a library class (`/staff/classes/85.2`).
  const wantsPage = (ctx: Context): boolean =>
    !/^\.[a-z]/i.test(path.extname(ctx.path)) && ctx.get('accept').includes('text/html');

  async function respond(ctx: Context, next: Next): Promise<void> {
    if (ctx.path === '/' || ctx.path === '/index.html' || isPreview(ctx)) return sendPage(ctx);
    if (ctx.path.startsWith('/assets/') || isFile(path.join(portalDir, path.normalize(ctx.path)))) {
      return sendFile(ctx);
    }
    // Strapi's own routes have no common prefix: unknown paths are the portal's.
    await next();
    if (ctx.status !== 404 || !wantsPage(ctx)) return;
    // Strapi has set the admin's headers on its 404.
    await headers(ctx, () => sendPage(ctx));
  }

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    // Strapi's admin keeps its own policy; its API has paths without a common prefix, so routes come first.
    if (!isRead || isServerPath(ctx.path)) {
      await next();
      return;
    }
    await headers(ctx, () => respond(ctx, next));
  };
}
