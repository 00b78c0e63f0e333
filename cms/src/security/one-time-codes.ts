import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Of a code of time (RFC 6238): what every app can do. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const totp = (secret: string) => new TOTP({ ...kind, secret: Secret.fromBase32(secret) });

/** 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth://totp/…`, which an app reads from a picture. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...kind, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** The step of time that a code is of, when it is of now or of a step beside it; otherwise undefined. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / kind.period) + delta;
}

/** Without those that are easily taken for another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code for recovery: 60 random bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
