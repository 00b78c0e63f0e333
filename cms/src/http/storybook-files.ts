import path from 'node:path';
import type { Middleware } from 'koa';
import koaHelmet from 'koa-helmet';
import send from 'koa-send';

/** Storybook writes its scripts into its pages and shows stories in a frame of its own. */
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
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'sameorigin' },
});

/**
 * Serves the built Storybook at /storybook, in the demo alone: its pages allow scripts that the portal's do not.
 * Without a build every request goes on.
 */
export function serveStorybook(storybookDir: string | undefined): Middleware {
  if (!storybookDir) return (_ctx, next) => next();
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || !/^\/storybook(\/|$)/.test(ctx.path)) return next();
    // Its files name each other from where they stand.
    if (ctx.path === '/storybook') return ctx.redirect(`/storybook/${ctx.search}`);
    return headers(ctx, async () => {
      const file = ctx.path.slice('/storybook'.length);
      const isHashed = file.startsWith('/assets/') || file.startsWith('/sb-');
      ctx.set('Cache-Control', isHashed ? 'public, max-age=3600' : 'no-cache');
      await send(ctx, file, { root: path.resolve(storybookDir), index: 'index.html' }).catch(
        (error: { status?: number }) => {
          if (error.status !== 404) throw error;
          ctx.status = 404;
          ctx.body = '';
        },
      );
    });
  };
}
