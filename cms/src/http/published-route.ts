import type { Endpoint, QueryOf, ReplyOf } from '@nimio/domain/endpoint';
import type { Language } from '@nimio/domain/schema';
import { validateText } from '@nimio/domain/validation';
import type { Context } from 'koa';
import { etagOf, namesTag } from './etag.js';
import { checkShape } from './reply.js';
import { register, type StrapiRoute } from './route.js';

interface Ready {
  body: Buffer;
  etag: string;
}

/** The bytes of each record, cached until something else is published. */
const cached = new WeakMap<object, Ready>();

function readyOf(endpoint: Endpoint, record: object): Ready {
  let ready = cached.get(record);
  if (!ready) {
    if (process.env['NODE_ENV'] === 'test') checkShape(endpoint, record);
    ready = { body: Buffer.from(JSON.stringify({ record })), etag: etagOf(record) };
    cached.set(record, ready);
  }
  return ready;
}

const languageIn = (endpoint: Endpoint, ctx: Context): Language => {
  const query = Object.fromEntries(new URLSearchParams(ctx.querystring));
  return (validateText(endpoint.query as NonNullable<Endpoint['query']>, query) as { language: Language })
    .language;
};

type Read = (language: Language) => Promise<unknown>;

const reads = new Map<string, Read>();

/** The reply of an endpoint of published content, for the page that shows it. */
export async function readPublished(path: string, language: Language): Promise<unknown> {
  const read = reads.get(path);
  if (!read) throw new Error(`No published content has the path ${path}`);
  return read(language);
}

/**
 * Binds a call for published content, which is the same for everyone and needs neither session nor database. A record
 * is serialized once; the browser revalidates with its tag each time, and usually gets 304.
 *
 * @param read returns the same object until something else is published
 */
export function publishedRoute<E extends Endpoint>(
  endpoint: E & (QueryOf<E> extends { language: Language } ? unknown : never),
  read: (language: Language) => Promise<ReplyOf<E>>,
): StrapiRoute {
  reads.set(endpoint.path, read);
  const languages = new Map<string, Language>();
  return register(endpoint, async (ctx) => {
    let language = languages.get(ctx.querystring);
    if (!language) {
      language = languageIn(endpoint, ctx);
      languages.set(`language=${language}`, language);
    }
    const { body, etag } = readyOf(endpoint, (await read(language)) as object);
    const { res } = ctx;
    ctx.respond = false;
    res.setHeader('ETag', etag);
    res.setHeader('Cache-Control', 'no-cache');
    if (namesTag(ctx.req.headers['if-none-match'] ?? '-', etag)) {
      res.statusCode = 304;
      res.end();
      return;
    }
    res.statusCode = 200;
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Length', body.length);
    res.end(ctx.method === 'HEAD' ? undefined : body);
  });
}
