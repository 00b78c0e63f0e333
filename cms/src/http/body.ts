import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { Upload } from '@nimio/domain/endpoint';
import { DomainError, type FieldCode } from '@nimio/domain/errors';

const limit = 256 * 1024;

async function read(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new DomainError('payloadTooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new DomainError('payloadTooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    // Otherwise a client that disconnects would look like a lost connection to the database.
    throw error instanceof DomainError ? error : new DomainError('malformedRequest');
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

/** Boundary, headers and end of a form with one file. */
const around = 4096;

const refused = (path: string, code: FieldCode) =>
  new DomainError('validationError', { fields: [{ path, code }] });

function parserOf(request: IncomingMessage, maxBytes: number): InstanceType<typeof Busboy> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new DomainError('unsupportedMediaType');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + around) {
    throw new DomainError('payloadTooLarge');
  }
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      // One more than accepted, so that a second file or field is noticed and refused.
      limits: { files: 2, fields: 1, parts: 3, fieldSize: 1024, fileSize: maxBytes, headerPairs: 20 },
    });
  } catch {
    throw new DomainError('malformedRequest');
  }
}

/**
 * Streams the one file of a form and refuses it at the first violation: another field, a second file, or too many
 * bytes.
 */
export function readUpload(request: IncomingMessage, { field, maxBytes }: Upload): Promise<Uint8Array> {
  const parser = parserOf(request, maxBytes);
  const chunks: Buffer[] = [];
  let files = 0;
  return new Promise((resolve, reject) => {
    const refuse = (error: DomainError): void => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    const broken = (): void => refuse(new DomainError('malformedRequest'));
    parser.on('field', (name) => refuse(refused(name.slice(0, 100), 'unknownKey')));
    parser.on('file', (name, stream) => {
      files += 1;
      stream.on('error', broken);
      stream.on('limit', () => refuse(new DomainError('payloadTooLarge')));
      if (name !== field || files > 1) {
        stream.resume();
        refuse(refused(name === field ? field : String(name).slice(0, 100), 'unknownKey'));
        return;
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    parser.on('error', broken);
    parser.on('finish', () => {
      if (files === 0) reject(refused(field, 'required'));
      else resolve(Buffer.concat(chunks));
    });
    request.on('aborted', broken);
    request.on('error', broken);
    request.pipe(parser);
  });
}
