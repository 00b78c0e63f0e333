import type { IncomingMessage } from 'node:http';
import { DomainError } from '@nimio/domain/errors';

const limit = 256 * 1024;

async function read(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new DomainError('payloadTooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new DomainError('payloadTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON body of a request, at most 256 kB; other content types are refused without reading. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new DomainError('unsupportedMediaType');
  const bytes = await read(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new DomainError('malformedRequest');
  }
}
