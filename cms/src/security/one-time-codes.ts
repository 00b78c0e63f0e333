import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The parameters of a time-based code (RFC 6238) that every app supports. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const totp = (secret: string) => new TOTP({ ...kind, secret: Secret.fromBase32(secret) });

/** 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth://totp/…`, which an app reads from a QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...kind, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** The time step of a code if it is the current or an adjacent one; otherwise undefined. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / kind.period) + delta;
}

/** Without characters that are easily confused. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A recovery code: 60 random bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
