import { hash, verify } from '@node-rs/argon2';

// 9 ms each on one core; they occupy libuv's pool of four threads, so two at once at most.
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
    // The place is handed on, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** argon2id of the password in NFC, so that it does not matter how a keyboard composes its letters. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), options));

// Of nobody's password: an unknown user costs the same time as a known one.
let nobody: Promise<string> | undefined;

/** False for a wrong password, an unknown account (`undefined`) and a hash that is none. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password.normalize('NFC'))).catch(() => false);
  return matches && stored !== undefined;
}
