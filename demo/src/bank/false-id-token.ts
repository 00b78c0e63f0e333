import {
  CompactEncrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import type { BankFaults } from './faults.js';
import type { BankKeys } from './keys.js';

export const idTokenEncryption = { alg: 'RSA-OAEP', enc: 'A128CBC-HS256' } as const;

/** Whether the faults require another ID token than the provider's. */
export function requiresFalseIdToken(faults: BankFaults): boolean {
  return Boolean(faults.evilSignature || faults.plainIdToken || faults.wrongNonce || faults.expiredIdToken);
}

/** Makes an ID token that is valid except for the faults, so that a test sees only the check that it is about. */
export async function falseIdToken(claims: JWTPayload, keys: BankKeys, faults: BankFaults): Promise<string> {
  const bankKey = keys.bank.sig;
  const signingKey = faults.evilSignature ? await unknownKey() : bankKey;
  const hourAgo = faults.expiredIdToken ? 3600 : 0;
  const payload = {
    ...claims,
    iat: (claims.iat ?? 0) - hourAgo,
    exp: (claims.exp ?? 0) - hourAgo,
    nonce: faults.wrongNonce ? 'another' : claims['nonce'],
  };
  const signed = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: bankKey.kid ?? '' })
    .sign(await importJWK(signingKey, 'RS256'));
  return faults.plainIdToken ? signed : encrypted(signed, keys.portal.enc);
}

async function encrypted(token: string, key: JWK): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(token))
    .setProtectedHeader({ ...idTokenEncryption, cty: 'JWT', kid: key.kid ?? '' })
    .encrypt(await importJWK(key, idTokenEncryption.alg));
}

async function unknownKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportJWK(privateKey);
}
