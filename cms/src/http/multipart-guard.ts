import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

interface SessionManager {
  validateAccessToken(token: string): { isValid: boolean };
}

/**
 * Strapi parses multipart bodies on every address before authentication and leaves the files in the temporary folder
 * when it refuses: anyone could fill the disk. Only an editor's session may send multipart, and only to the media
 * library; our own calls that take a file or a form never reach Strapi.
 *
 * @param takesForm whether it is such a call
 */
export function guardMultipart(
  strapi: Core.Strapi,
  takesForm: (method: string, path: string) => boolean,
): Middleware {
  const isEditor = (authorization: string): boolean => {
    const [scheme, token] = authorization.split(/\s+/);
    const sessions = (strapi as unknown as { sessionManager?: (origin: string) => SessionManager })
      .sessionManager;
    if (scheme?.toLowerCase() !== 'bearer' || !token || !sessions) return false;
    return sessions('admin').validateAccessToken(token).isValid;
  };
  return async (ctx, next) => {
    const isMultipart = ctx.get('content-type').toLowerCase().includes('multipart/');
    const isAllowed = /^\/upload(\/|$)/i.test(ctx.path) && isEditor(ctx.get('authorization'));
    if (!isMultipart || isAllowed || takesForm(ctx.method, ctx.path)) {
      await next();
      return;
    }
    ctx.set('Connection', 'close');
    ctx.status = 401;
    ctx.body = {
      data: null,
      error: { status: 401, name: 'UnauthorizedError', message: 'Unauthorized', details: {} },
    };
  };
}
