const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 22;
/** Bytes of this value and above are skipped, since they would make the first characters of the alphabet more likely. */
const unbiased = 256 - (256 % alphabet.length);

/** A public id: 22 characters of base62, 131 bits. It is base62 because the specification joins ids by hyphens. */
export const publicHashPattern = /^[0-9A-Za-z]{22}$/;

/**
 * Makes a public id that cannot be guessed. It is never derived from a row number.
 *
 * @param randomBytes returns that many bytes; the platform's cryptographic source by default
 */
export function newPublicHash(randomBytes: (count: number) => Uint8Array = platformBytes): string {
  let hash = '';
  while (hash.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < unbiased && hash.length < length) hash += alphabet[byte % alphabet.length];
    }
  }
  return hash;
}

function platformBytes(count: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(count));
}
