import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';

interface Received {
  filepath: string;
}

/**
 * Runs directly after Strapi has received a form, and deletes its files when it is done: Strapi itself leaves those that
 * a later step refuses, and those of unexpected fields.
 */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    const { files = {} } = ctx.request as unknown as { files?: Record<string, Received | Received[]> };
    try {
      await next();
    } finally {
      const received = Object.values(files).flat();
      await Promise.all(received.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };
