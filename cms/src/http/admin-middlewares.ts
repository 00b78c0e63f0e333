import { DomainError } from '@nimio/domain/errors';
import type { Language } from '@nimio/domain/schema';
import type { Context, Next } from 'koa';
import { system } from '../system.js';
import { isCrossSite } from './access.js';
import { adminLanguage } from './admin-language.js';
import { errorReply } from './error-reply.js';
import { reportRequest } from './report-request.js';
import { requestIdOf } from './request-id.js';

/** The admin's paths. Any other may be a page of the portal, whose address may end with a token. */
const ofAdmin = /^\/(admin|content-manager|upload|nimio)\//;

/** Only the first two segments of a path are logged, since the rest may be a token. */
const routeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, ofAdmin.test(path) ? 3 : 2)
    .join('/');

/**
 * Reports each request that Strapi answers itself: the editors' logins, publishing, uploads. The pattern is from its
 * router. Those with a group match public files, so that pages of the portal and unknown addresses match them too.
 */
export async function reportAdmin(ctx: Context, next: Next): Promise<void> {
  const started = performance.now();
  const requestId = requestIdOf(ctx);
  try {
    await next();
  } finally {
    const { _matchedRoute: pattern } = ctx as { _matchedRoute?: unknown };
    // What Strapi does not know to read may be a page of the portal, which is sent next.
    const isPage = ctx.status === 404 && ['GET', 'HEAD'].includes(ctx.method) && !ofAdmin.test(ctx.path);
    if (!isPage)
      reportRequest(ctx, {
        started,
        requestId,
        route: routeOf(ctx.path),
        pattern: typeof pattern === 'string' && !pattern.includes('(') ? pattern : undefined,
      });
  }
}

const openCall = /^\/admin\/(login|forgot-password|reset-password|register|register-admin)\/?$/i;

/**
 * The name of a call of the admin that anyone can make and that costs a password hash, a mail or a write; undefined for
 * any other. Strapi's router ignores the case and a last slash.
 */
export const openAdminCall = ({ method, path }: Context): string | undefined =>
  method === 'POST' ? openCall.exec(path)?.[1]?.toLowerCase() : undefined;

/** The longest body is a registration: names, an address and a password. */
const maxOpenBody = 4096;

/** Refuses long bodies of the admin's open calls before Strapi parses them. Browsers state the length. */
export async function limitOpenBodies(ctx: Context, next: Next): Promise<void> {
  const { length } = ctx.request;
  if (openAdminCall(ctx) === undefined || (length !== undefined && length <= maxOpenBody)) {
    await next();
    return;
  }
  ctx.set('Connection', 'close');
  ctx.status = length === undefined ? 411 : 413;
  const message = length === undefined ? 'Length required' : 'Payload too large';
  ctx.body = { data: null, error: { status: ctx.status, name: 'ApplicationError', message, details: {} } };
}

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Strapi accepts plain forms, which any page may send: one could register the first administrator. */
export async function refuseCrossSiteWrites(ctx: Context, next: Next): Promise<void> {
  if (reads.includes(ctx.method) || !isCrossSite(ctx.req, system().publicUrl)) {
    await next();
    return;
  }
  ctx.status = 403;
  ctx.body = errorReply(new DomainError('crossSiteRequest'));
}

/** Strapi's English messages before login, which the page shows unchanged. */
const messages: Readonly<Record<string, Record<Language, string>>> = {
  'Invalid credentials': {
    fi: 'Sähköpostiosoite tai salasana on väärä.',
    sv: 'E-postadressen eller lösenordet är fel.',
    en: 'The email address or the password is wrong.',
  },
  'Too many requests, please try again later.': {
    fi: 'Yrityksiä on ollut liian monta. Odota hetki ja yritä uudelleen.',
    sv: 'För många försök. Vänta en stund och försök igen.',
    en: 'There have been too many attempts. Wait a moment and try again.',
  },
  'User not active': {
    fi: 'Tunnus ei ole käytössä. Pyydä pääkäyttäjää ottamaan se käyttöön.',
    sv: 'Kontot är inte aktivt. Be huvudanvändaren aktivera det.',
    en: 'The account is not active. Ask the administrator to activate it.',
  },
  'Invalid registrationToken': {
    fi: 'Kutsu on jo käytetty tai vanhentunut. Pyydä pääkäyttäjältä uusi.',
    sv: 'Inbjudan är redan använd eller har gått ut. Be huvudanvändaren om en ny.',
    en: 'The invitation has been used or has expired. Ask the administrator for a new one.',
  },
};

/** Translates refusals of the admin's login into the language of its page. */
export async function translateAdminErrors(ctx: Context, next: Next): Promise<void> {
  await next();
  if (!ctx.path.startsWith('/admin/') || ctx.status < 400) return;
  const { error } = (ctx.body ?? {}) as { error?: { message?: string } };
  const translated = messages[error?.message ?? ''];
  if (translated) ctx.body = { data: null, error: { ...error, message: translated[adminLanguage(ctx)] } };
}
