import { randomUUID, webcrypto } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { forceText } from '@nimio/domain/text/normalize-text';
import * as client from 'openid-client';
import { type Attempt, type Person, type StrongAuth, StrongAuthError } from './strong-auth.js';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  callbackUrl: string;
  /** A file with the client's private keys: `{ sig: JWK, enc: JWK }`. */
  keysFile: string;
  /** The claim of the identity code; some brokers use `urn:oid:1.2.246.21`. */
  identityCodeClaim: string;
  serviceName: string;
  scope: string;
  /** The level of assurance that is requested and required in the response. */
  level: string;
  /** Only for a broker's own test bank: invalid check characters and test persons' numbers are accepted. */
  isTest: boolean;
}

interface Keys {
  sig: webcrypto.JsonWebKey & { kid: string };
  enc: webcrypto.JsonWebKey & { kid: string };
}

const contentEncryption = 'A128CBC-HS256';

async function importKey(
  jwk: Keys['sig'],
  algorithm: webcrypto.RsaHashedImportParams,
  use: webcrypto.KeyUsage,
): Promise<client.PrivateKey> {
  const { use: _use, key_ops: _ops, alg: _alg, ...bare } = jwk;
  const key = await webcrypto.subtle.importKey('jwk', bare, algorithm, false, [use]);
  return { key: key, kid: jwk.kid };
}

/**
 * An ID token that is not encrypted as agreed is refused before it is read: the library would accept a plain one even
 * with decryption enabled.
 */
const onlyEncrypted = async (url: string, options: client.CustomFetchOptions): Promise<Response> => {
  const response = await fetch(url, options as RequestInit);
  // The library parses every body as JSON, whatever its content type.
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { id_token?: unknown } | null;
  if (typeof body?.id_token === 'string') {
    const parts = body.id_token.split('.');
    const header = JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString()) as {
      alg: string;
      enc: string;
    };
    if (parts.length !== 5 || header.alg !== 'RSA-OAEP' || header.enc !== contentEncryption) {
      throw new StrongAuthError('strongAuthFailed', 'The ID token is not encrypted as agreed');
    }
  }
  return response;
};

async function discover(
  settings: OpenIdSettings,
): Promise<{ config: client.Configuration; sig: client.PrivateKey }> {
  const keys = JSON.parse(await readFile(settings.keysFile, 'utf8')) as Keys;
  const sig = await importKey(keys.sig, { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, 'sign');
  const enc = await importKey(keys.enc, { name: 'RSA-OAEP', hash: 'SHA-1' }, 'decrypt');
  const authentication = client.PrivateKeyJwt(sig, {
    [client.modifyAssertion]: (_header, payload) => {
      payload['jti'] ??= randomUUID();
    },
  });
  const isLocal = new URL(settings.issuer).protocol === 'http:' && settings.isTest;
  const config = await client.discovery(
    new URL(settings.issuer),
    settings.clientId,
    { id_token_signed_response_alg: 'RS256', [client.clockTolerance]: 5 },
    authentication,
    // The test bank runs on this machine; the library marks the option deprecated so that it stands out.
    { execute: isLocal ? [client.allowInsecureRequests] : [], timeout: 8 },
  );
  client.enableDecryptingResponses(config, [contentEncryption], enc);
  // Without this the signature inside the envelope is not checked, and anyone can encrypt to our public key.
  client.enableNonRepudiationChecks(config);
  config[client.customFetch] = onlyEncrypted;
  return { config, sig };
}

/** The length of a name that the tables of profiles and author names allow. */
const maxNameLength = 200;

function personOf(claims: client.IDToken, settings: OpenIdSettings): Person {
  if (claims['acr'] !== settings.level)
    throw new StrongAuthError('strongAuthFailed', 'Another level of assurance');
  const text = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  // The bank's data cannot be corrected at registration, so they are truncated and cleaned.
  const nameIn = (claim: string): string => forceText(text(claim), maxNameLength);
  const code = parseIdentityCode(text(settings.identityCodeClaim), {
    allowTest: settings.isTest,
    tolerateCheck: settings.isTest,
  });
  if (!code.ok) throw new StrongAuthError('strongAuthFailed', `No valid identity code: ${code.reason}`);
  const givenName = nameIn('given_name');
  const familyName = nameIn('family_name');
  if (!familyName) throw new StrongAuthError('strongAuthFailed', 'No name');
  return {
    givenName,
    familyName,
    name: nameIn('name') || `${givenName} ${familyName}`.trim(),
    birthdate: text('birthdate') || code.birthdate,
    identityCode: code.value,
  };
}

interface LibraryError {
  /** The provider's error code (RFC 6749, section 5.2). */
  error?: string;
  message?: string;
  code?: string;
  /** The provider's response where its status was unexpected. */
  cause?: unknown;
}

/** The provider failed itself, did not respond in time, or could not be reached: trying again later can help. */
const isUnavailable = (error: LibraryError): boolean =>
  (error.cause instanceof Response && error.cause.status >= 500) ||
  error.code === 'OAUTH_TIMEOUT' ||
  (error instanceof TypeError && error.cause !== undefined);

/** Maps the library's errors to three cases: the person cancelled, the provider is unavailable, or it failed. */
function failure(error: unknown): StrongAuthError {
  if (error instanceof StrongAuthError) return error;
  const { error: refused, message, code } = error as LibraryError;
  if (refused === 'access_denied') return new StrongAuthError('strongAuthCancelled', 'access_denied');
  const reason = isUnavailable(error as LibraryError) ? 'strongAuthUnavailable' : 'strongAuthFailed';
  return new StrongAuthError(reason, [code, refused, message].filter(Boolean).join(' '));
}

/** The real client. The broker's metadata are fetched at the first use, and again after a failure. */
export function makeOpenId(settings: OpenIdSettings): StrongAuth {
  let discovered: ReturnType<typeof discover> | undefined;
  const broker = (): ReturnType<typeof discover> => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw new StrongAuthError('strongAuthUnavailable', (error as Error).message);
    });
    return discovered;
  };
  return {
    async start(language) {
      const { config, sig } = await broker();
      const attempt: Attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = await client.buildAuthorizationUrlWithJAR(
        config,
        {
          response_type: 'code',
          redirect_uri: settings.callbackUrl,
          scope: settings.scope,
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
          ui_locales: language,
          prompt: 'login',
          acr_values: settings.level,
          ftn_spname: settings.serviceName,
        },
        sig,
      );
      return { url: url.href, attempt };
    },
    async finish(attempt, query) {
      const { config } = await broker();
      const address = new URL(settings.callbackUrl);
      address.search = query.toString();
      try {
        const tokens = await client.authorizationCodeGrant(config, address, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new StrongAuthError('strongAuthFailed', 'No ID token');
        return personOf(claims, settings);
      } catch (error) {
        throw failure(error);
      }
    },
  };
}
