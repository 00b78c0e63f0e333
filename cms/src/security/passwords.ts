import { hash, verify } from '@node-rs/argon2';

// Each takes 9 ms on one core and occupies a thread of libuv's pool of four, so at most two run concurrently.
const options = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // The slot is handed on directly, so that no other caller gets it first.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** argon2id of the password in NFC, so that it does not matter how a keyboard composes its letters. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), options));

// A hash of a random password, so that an unknown user takes the same time as a known one.
let nobody: Promise<string> | undefined;

/** False for a wrong password, an unknown account (`undefined`) and an invalid hash. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password.normalize('NFC'))).catch(() => false);
  return matches && stored !== undefined;
}
