import { hash, verify } from '@node-rs/argon2';
import { bulkhead } from 'cockatiel';

// Each takes 9 ms on one core and occupies a thread of libuv's pool of four, so at most two run concurrently.
const options = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
const slots = bulkhead(2, Number.POSITIVE_INFINITY);

/** argon2id of the password in NFC, so that it does not matter how a keyboard composes its letters. */
export const hashPassword = (password: string): Promise<string> =>
  slots.execute(() => hash(password.normalize('NFC'), options));

// A hash of a random password, so that an unknown user takes the same time as a known one.
let decoyHash: Promise<string> | undefined;

/** False for a wrong password, an unknown account (`undefined`) and an invalid hash. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('a password of no account');
  const against = stored ?? (await decoyHash);
  const matches = await slots.execute(() => verify(against, password.normalize('NFC'))).catch(() => false);
  return matches && stored !== undefined;
}
