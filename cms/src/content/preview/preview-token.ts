import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The entry that a link shows, as draft or as published. */
export interface Previewed {
  uid: string;
  documentId: string;
  status: 'draft' | 'published';
}

const lifetimeMs = 30 * 60_000;

function signatureOf(payload: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'preview-link', 32));
  return createHmac('sha256', key).update(payload).digest('base64url');
}

/** A bearer token for one unpublished entry, valid for half an hour: `payload.signature`. */
export function makePreviewToken({ uid, documentId, status }: Previewed, secret: string, now: Date): string {
  const exp = now.getTime() + lifetimeMs;
  const payload = Buffer.from(JSON.stringify({ uid, documentId, status, exp })).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
}

/** The content of a token; undefined if it is forged or expired. */
export function readPreviewToken(token: string, secret: string, now: Date): Previewed | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const [given, right] = [signature, signatureOf(payload, secret)].map((text) => Buffer.from(text));
  if (rest.length > 0 || !given || !right || given.length !== right.length) return undefined;
  if (!timingSafeEqual(given, right)) return undefined;
  const { exp, ...previewed } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Previewed & {
    exp: number;
  };
  return now.getTime() < exp ? previewed : undefined;
}
