import { DomainError } from '@nimio/domain/errors';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isDatabaseUnavailable } from '../data/database-unavailable.js';
import { openAdminCall } from '../http/admin-middlewares.js';
import { networkOf } from '../http/network-of.js';
import { countFailedLogin } from '../metrics/metrics.js';
import { system } from '../system.js';

/** The parts of Strapi that are needed. */
interface Admin {
  db: { query(uid: 'admin::user'): { findOne(query: object): Promise<{ password: string | null } | null> } };
  service(uid: 'admin::auth'): { validatePassword(password: string, hash: string): Promise<boolean> };
}

/** The hash of a random password, which costs as much as Strapi's own. */
const dummyHash = '$2a$10$4vTX2aHGH/254iNU5yYYeegmhmo09cihekn0XN8fQ1RA.zr5.lltu';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function count(attempt: Promise<void>): Promise<void> {
  await attempt.catch((error: unknown) => {
    throw error instanceof DomainError ? new errors.RateLimitError() : error;
  });
}

/**
 * Limits the admin's open calls in our own throttles. Strapi's would keep every submitted address in memory, and count
 * each separately. An unknown address takes the time of a known one, so that the response does not tell who is an editor.
 */
export default (_config: object, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const call = openAdminCall(ctx);
    if (call === undefined) return void (await next());
    const admin = strapi as unknown as Admin;
    const { throttles } = system();
    const network = networkOf(ctx.ip);
    const visitor = { from: network, isStaff: false };
    await count(throttles.visit('adminLogin', visitor));
    const { body = {} } = ctx.request as unknown as { body?: Record<string, unknown> };
    const [email, password] = [textOf(body['email']).toLowerCase(), textOf(body['password'])];
    const subject = `${email} ${network}`;
    await count(throttles.attempt('adminLogin', subject));
    if (call !== 'login') return void (await next());
    const user = await admin.db.query('admin::user').findOne({ where: { email } });
    try {
      await next();
      await throttles.succeeded('adminLogin', visitor, subject);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) countFailedLogin('cms');
      if (!user?.password) await admin.service('admin::auth').validatePassword(password, dummyHash);
      throw error;
    }
  };
