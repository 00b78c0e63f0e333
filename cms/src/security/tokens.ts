import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. A hash without salt is enough for a random secret of 256 bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
