import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** The keys the test bank runs with: its own signing key, and the portal's two public keys. */
export interface BankKeys {
  bank: { sig: JWK };
  portal: PortalKeys;
}

/** `sig` signs request objects and client assertions, `enc` opens ID tokens. */
export interface PortalKeys {
  sig: JWK;
  enc: JWK;
}

/** The portal's private keys are in a file of their own, for the CMS: `{ sig, enc }`. */
export interface KeyFiles {
  bankKeysFile: string;
  portalKeysFile: string;
}

/** Makes the three RSA keys in memory, for tests: the bank's view and the portal's private keys. */
export async function makeKeys(): Promise<{ bankKeys: BankKeys; portalKeys: PortalKeys }> {
  const [sig, portalKeys] = await Promise.all([makeKey('bank-sig', 'RS256', 'sig'), makePortalKeys()]);
  return { bankKeys: { bank: { sig }, portal: publicKeysOf(portalKeys) }, portalKeys };
}

/**
 * Makes the key files that are absent, readable by their owner only, and answers the bank's keys. The portal's
 * file is the source of the portal's keys: a bank's file made for other keys follows it.
 */
export async function ensureKeys({ bankKeysFile, portalKeysFile }: KeyFiles): Promise<BankKeys> {
  if (!existsSync(portalKeysFile)) writeKeys(portalKeysFile, await makePortalKeys());
  return ensureBankKeys(bankKeysFile, portalKeysFile);
}

/** As `ensureKeys`, when somebody else keeps the portal's keys: the file holds their public parts at least. */
export async function ensureBankKeys(bankKeysFile: string, portalPublicKeysFile: string): Promise<BankKeys> {
  const portal = publicKeysOf(readKeys<PortalKeys>(portalPublicKeysFile));
  const old = existsSync(bankKeysFile) ? readKeys<BankKeys>(bankKeysFile) : undefined;
  if (old && JSON.stringify(old.portal) === JSON.stringify(portal)) return old;
  const keys = { bank: old?.bank ?? { sig: await makeKey('bank-sig', 'RS256', 'sig') }, portal };
  writeKeys(bankKeysFile, keys);
  return keys;
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
  // The modulus makes the name unique, so a cached key set is never mistaken for the new one.
  return { ...jwk, kid: `${name}-${jwk.n?.slice(0, 8)}`, alg, use };
}

function publicKeysOf({ sig, enc }: PortalKeys): PortalKeys {
  return { sig: publicPart(sig), enc: publicPart(enc) };
}

function publicPart(key: JWK): JWK {
  const { kty, n, e, kid, alg, use } = key;
  if (!kty || !n || !e || !kid) throw new Error('a key of the portal is no RSA key with a kid');
  return { kty, n, e, kid, ...(alg ? { alg } : {}), ...(use ? { use } : {}) };
}

function readKeys<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeKeys(file: string, keys: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}
