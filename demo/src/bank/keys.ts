import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** The keys of the test bank: its own signing key, and the portal's two public keys. */
export interface BankKeys {
  bank: { sig: JWK };
  portal: PortalKeys;
}

/** `sig` signs request objects and client assertions, `enc` decrypts ID tokens. */
export interface PortalKeys {
  sig: JWK;
  enc: JWK;
}

/** Makes the keys of both in memory: the bank's, and the portal's private ones. */
export async function makeKeys(): Promise<{ bankKeys: BankKeys; portalKeys: PortalKeys }> {
  const portalKeys = await makePortalKeys();
  return { bankKeys: await bankKeysFor(portalKeys), portalKeys };
}

/** Makes the file of the portal's private keys if it is absent, readable by its owner only. Returns the bank's keys. */
export async function ensureKeys(portalKeysFile: string): Promise<BankKeys> {
  if (!existsSync(portalKeysFile)) {
    mkdirSync(dirname(portalKeysFile), { recursive: true });
    writeFileSync(portalKeysFile, JSON.stringify(await makePortalKeys(), null, 2), { mode: 0o600 });
  }
  return bankKeysFor(JSON.parse(readFileSync(portalKeysFile, 'utf8')) as PortalKeys);
}

async function bankKeysFor({ sig, enc }: PortalKeys): Promise<BankKeys> {
  return {
    bank: { sig: await makeKey('bank-sig', 'RS256', 'sig') },
    portal: { sig: publicPart(sig), enc: publicPart(enc) },
  };
}

async function makePortalKeys(): Promise<PortalKeys> {
  const [sig, enc] = await Promise.all([
    makeKey('portal-sig', 'RS256', 'sig'),
    makeKey('portal-enc', 'RSA-OAEP', 'enc'),
  ]);
  return { sig, enc };
}

async function makeKey(name: string, alg: 'RS256' | 'RSA-OAEP', use: 'sig' | 'enc'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  // The modulus makes the key id unique, so that a cached key set is never mistaken for a new one.
  return { ...jwk, kid: `${name}-${jwk.n?.slice(0, 8)}`, alg, use };
}

function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  if (!kty || !n || !e || !kid || !alg || !use)
    throw new Error('A key of the portal is no RSA key with an id.');
  return { kty, n, e, kid, alg, use };
}
