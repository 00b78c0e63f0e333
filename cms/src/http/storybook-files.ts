import path from 'node:path';
import type { Context, Middleware } from 'koa';
import koaHelmet from 'koa-helmet';
import send from 'koa-send';

/** Storybook has inline scripts in its pages and shows stories in its own frame. */
const headers = koaHelmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'sameorigin' },
});

/** `npm start` serves the portal before Storybook is built. */
const notBuiltYet = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Storybook</title>
<style>body { max-width: 40rem; margin: 20vh auto; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui; }</style>
<h1>Storybook is not built yet</h1>
<p>This takes about a minute. It appears here as soon as it is ready. If it does not, <code>npm start</code> has printed why.`;

/**
 * Serves the built Storybook at /storybook, in the demo only, because its pages allow scripts that the portal's do not.
 * Until it is built, a page says so. Without a folder every request passes through.
 */
export function serveStorybook(storybookDir: string | undefined): Middleware {
  if (!storybookDir) return (_ctx, next) => next();
  const root = path.resolve(storybookDir);
  async function respond(ctx: Context): Promise<void> {
    const file = ctx.path.slice('/storybook'.length);
    ctx.set('Cache-Control', file.startsWith('/assets/') ? 'public, max-age=3600' : 'no-cache');
    const sent = await send(ctx, file, { root, index: 'index.html' }).catch((error: { status?: number }) => {
      if (error.status !== 404) throw error;
    });
    if (sent) return;
    ctx.set('Cache-Control', 'no-store');
    const isFirstPage = file === '/';
    if (isFirstPage) ctx.set('Refresh', '5');
    ctx.status = isFirstPage ? 503 : 404;
    ctx.body = isFirstPage ? notBuiltYet : '';
  }

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || !/^\/storybook(\/|$)/.test(ctx.path)) await next();
    // Its files refer to each other by relative paths.
    else if (ctx.path === '/storybook') ctx.redirect(`/storybook/${ctx.search}`);
    else await headers(ctx, () => respond(ctx));
  };
}
