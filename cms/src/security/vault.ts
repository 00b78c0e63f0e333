import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The location of an encrypted value, bound as associated data: it can be decrypted nowhere else. `row` is known before
 * the row is inserted.
 */
export interface Place {
  table: string;
  column: string;
  row: string;
}

/** Encrypts single fields (AES-256-GCM, bound to their row) and computes keyed hashes to look them up. */
export interface Vault {
  /** Id of the key that encrypts. */
  currentKey: string;
  /** Returns `v1.<key id>.<iv>.<ciphertext and tag>`. */
  seal(plain: string | Uint8Array, place: Place): string;
  /** Throws if the envelope was altered, belongs to another location or its key is unknown. */
  open(sealed: string, place: Place): string;
  /** The same for bytes. */
  openBytes(sealed: string, place: Place): Buffer;
  /** A deterministic hash under a separate key. */
  index(value: string, purpose: string): string;
  /** The encrypted value for a link, of letters, digits, - and _. As the index key never changes, it never expires. */
  linkToken(value: string, purpose: string): string;
  /** The value of such a token; undefined if it was altered, or made elsewhere or for another purpose. */
  readLinkToken(token: string, purpose: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Returns the iv, and the ciphertext with its tag. */
function encrypt(plain: Uint8Array, key: Buffer, associated: Buffer): [iv: Buffer, body: Buffer] {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  cipher.setAAD(associated);
  return [iv, Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])];
}

function decrypt(iv: Buffer, body: Buffer, key: Buffer, associated: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(associated);
  decipher.setAuthTag(body.subarray(-tagBytes));
  return Buffer.concat([decipher.update(body.subarray(0, -tagBytes)), decipher.final()]);
}

const subkey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32));

const aad = (keyId: string, place: Place): Buffer =>
  Buffer.from(JSON.stringify(['v1', keyId, place.table, place.column, place.row]));

/**
 * @param keys every key that sealed something, by id; 32 bytes each
 * @param current id of the key that seals from now on
 * @param indexKey 32 bytes, never changed
 */
export function makeVault(keys: ReadonlyMap<string, Buffer>, current: string, indexKey: Buffer): Vault {
  const sealing = new Map([...keys].map(([id, key]) => [id, subkey(key, 'field-seal')]));
  const indexing = subkey(indexKey, 'field-index');
  const linking = subkey(indexKey, 'link-token');
  const sealingKey = (id: string): Buffer => {
    const key = sealing.get(id);
    if (!key) throw new Error('The vault has no key with this id');
    return key;
  };
  const openBytes: Vault['openBytes'] = (sealed, place) => {
    const [version, id, iv, body, ...rest] = sealed.split('.');
    if (version !== 'v1' || !id || !iv || !body || rest.length > 0) throw new Error('Not a vault envelope');
    const [ivOfField, bytes] = [iv, body].map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer];
    return decrypt(ivOfField, bytes, sealingKey(id), aad(id, place));
  };
  return {
    currentKey: current,
    seal(plain, place) {
      const bytes = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
      const [iv, body] = encrypt(bytes, sealingKey(current), aad(current, place));
      return ['v1', current, iv.toString('base64url'), body.toString('base64url')].join('.');
    },
    open: (sealed, place) => openBytes(sealed, place).toString('utf8'),
    openBytes,
    index: (value, purpose) =>
      createHmac('sha256', indexing).update(purpose).update('\0').update(value, 'utf8').digest('base64url'),
    linkToken: (value, purpose) =>
      Buffer.concat(encrypt(Buffer.from(value), linking, Buffer.from(purpose))).toString('base64url'),
    readLinkToken(token, purpose) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      try {
        const [iv, body] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)];
        return decrypt(iv, body, linking, Buffer.from(purpose)).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Reads `VAULT_KEYS` (`id:base64,id:base64`, the first one encrypts) and `VAULT_INDEX_KEY` (base64). */
export function vaultFromEnvironment(env: NodeJS.ProcessEnv): Vault {
  const entries = (env['VAULT_KEYS'] ?? '').split(',').map((entry): [string, Buffer] => {
    const [id = '', key = ''] = entry.trim().split(':');
    return [id, Buffer.from(key, 'base64')];
  });
  const indexKey = Buffer.from(env['VAULT_INDEX_KEY'] ?? '', 'base64');
  for (const key of [...entries.map(([, value]) => value), indexKey]) {
    if (key.length !== 32)
      throw new Error('VAULT_KEYS and VAULT_INDEX_KEY must hold keys of 32 bytes in base64');
  }
  const keys = new Map(entries);
  // A full stop separates the parts of an envelope.
  if (keys.size < entries.length || entries.some(([id]) => !/^[\w-]+$/.test(id)))
    throw new Error('VAULT_KEYS must name each key by a different id of letters, digits, - and _');
  const [current] = entries;
  return makeVault(keys, current?.[0] ?? '', indexKey);
}
