import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Endpoint, isList, type SentFile } from '@nimio/domain/endpoint';
import type { Context } from 'koa';
import { describeError } from '../log/describe-error.js';
import { system } from '../system.js';
import { etagOf, namesTag } from './etag.js';

function sendJson(ctx: Context, endpoint: Endpoint, value: unknown): void {
  const text = JSON.stringify(value);
  ctx.status = endpoint.reply.status;
  if (endpoint.versioned) {
    const tag = etagOf(value, text);
    ctx.set('ETag', tag);
    if (endpoint.method === 'GET' && namesTag(ctx.get('if-none-match') || '-', tag)) {
      ctx.status = 304;
      return;
    }
  }
  const body = endpoint.reply.kind === 'record' ? `{"record":${text}}` : text;
  // Bypasses Koa's own reply, which would determine the known type and length again.
  ctx.respond = false;
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.res.setHeader('Content-Length', Buffer.byteLength(body));
  ctx.res.end(body);
}

/** A file that the browser saves and never displays, under our own name. */
function sendFile(ctx: Context, { reply }: Endpoint, { name, bytes }: SentFile): void {
  ctx.status = reply.status;
  ctx.type = reply.type ?? '';
  // A browser that displays the file nevertheless runs nothing in it.
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  if (bytes instanceof Uint8Array) ctx.body = Buffer.from(bytes);
  else sendChunks(ctx, bytes);
}

/** When a chunk cannot be read, the connection is closed, so that the browser does not save a part as the whole file. */
async function* closeOnFailure(ctx: Context, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    // Koa would print an error of the stream itself, with its message.
    system().log.error({ error: describeError(error) }, 'a file was not sent completely');
    ctx.res.destroy();
  }
}

function sendChunks(ctx: Context, chunks: AsyncIterable<Uint8Array>): void {
  // Koa would leave the reply open after an error.
  ctx.respond = false;
  // It rejects when the connection is closed, also by a user who cancels the download.
  void pipeline(Readable.from(closeOnFailure(ctx, chunks)), ctx.res).catch(() => undefined);
}

/** Validates a reply against its schema. */
export function checkShape({ reply: { kind, schema, about } }: Endpoint, value: unknown): void {
  if (!schema) return;
  const exact = Object.keys(schema.fields).length > 0 ? schema.noUnknown() : schema;
  if (!isList(kind)) return void exact.validateSync(value, { strict: true });
  const { [kind]: items, total: _total, ...rest } = value as Record<string, unknown>;
  for (const item of items as unknown[]) exact.validateSync(item, { strict: true });
  about?.noUnknown().validateSync(rest, { strict: true });
}

/** Sends the result of a use case. Under test every reply is validated against its schema. */
export function sendReply(endpoint: Endpoint, ctx: Context, value: unknown): void {
  const { kind, status } = endpoint.reply;
  if (process.env['NODE_ENV'] === 'test') checkShape(endpoint, value);
  if (kind === 'nothing') ctx.status = status;
  else if (kind === 'file') sendFile(ctx, endpoint, value as SentFile);
  else if (kind === 'redirect') ctx.redirect(value as string);
  else sendJson(ctx, endpoint, value);
}
