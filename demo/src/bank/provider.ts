import { randomBytes } from 'node:crypto';
import Provider, {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { BankPeople } from './bank-people.js';
import { idTokenEncryption } from './false-id-token.js';
import type { BankFaults } from './faults.js';
import type { BankKeys } from './keys.js';
import { errorPage } from './page.js';

export interface ProviderSettings {
  keys: BankKeys;
  clientId: string;
  redirectUri: string;
  people: BankPeople;
  faults: BankFaults;
}

/** The level of assurance that the Finnish Trust Network calls substantial. */
export const acr = 'http://ftn.ficora.fi/2017/loatest2';
const scope = 'openid profile personal_identity_code';
const requiredRequestClaims = ['iss', 'aud', 'exp', 'iat', 'jti', 'nonce', 'state'] as const;
/** In seconds. */
const longestRequestLifetime = 600;
/** How many seconds clocks may differ. */
const clockTolerance = 5;
const personClaims = ['given_name', 'family_name', 'name', 'birthdate'];

/** Makes an OpenID provider with the profile of Finnish brokers, for one client. */
export function makeProvider(issuer: string, settings: ProviderSettings): Provider {
  const provider = new Provider(issuer, {
    ...clientOf(settings),
    ...limits(),
    scopes: scope.split(' '),
    claims: {
      openid: ['sub', 'acr', 'auth_time'],
      profile: personClaims,
      personal_identity_code: ['personal_identity_code'],
    },
    // By default claims move to the userinfo endpoint when an access token is issued, but the portal reads the ID
    // token.
    conformIdTokenClaims: false,
    acrValues: [acr],
    // The name of the service, which the broker shows to the user.
    extraParams: ['ftn_spname'],
    features: features(),
    interactions: { policy: alwaysRequireLogin(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: grantWithoutConsent,
    findAccount: (_ctx, id) => {
      if (!settings.people.has(id)) return undefined;
      return { accountId: id, claims: () => settings.people.claims(id) ?? { sub: id } };
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = errorPage(`${error}: ${description ?? ''}`);
    },
  });
  provider.on('server_error', (_ctx, error) => console.error('bank:', error));
  return provider;
}

function clientOf({ keys, clientId, redirectUri }: ProviderSettings): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'RS256',
        request_object_signing_alg: 'RS256',
        require_signed_request_object: true,
        id_token_signed_response_alg: 'RS256',
        id_token_encrypted_response_alg: idTokenEncryption.alg,
        id_token_encrypted_response_enc: idTokenEncryption.enc,
        jwks: { keys: [keys.portal.sig, keys.portal.enc] },
      },
    ],
    jwks: { keys: [keys.bank.sig] },
    responseTypes: ['code'],
    clientAuthMethods: ['private_key_jwt'],
    pkce: { required: () => true },
  };
}

/** Returns lifetimes in seconds. The cookie key is new at every start, so that no session survives the process. */
function limits(): Configuration {
  return {
    clockTolerance,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    ttl: {
      AuthorizationCode: 60,
      IdToken: 300,
      AccessToken: 300,
      Interaction: 900,
      Session: 900,
      Grant: 900,
    },
  };
}

function features(): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    claimsParameter: { enabled: true },
    encryption: { enabled: true },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    resourceIndicators: { enabled: false },
    requestObjects: {
      enabled: true,
      requireSignedRequestObject: true,
      assertJwtClaimsAndHeader: requestObjectChecks(),
    },
  };
}

/**
 * Checks what the Finnish Trust Network requires of a request object and the provider does not check: it expires soon,
 * contains all claims that bind the reply to the request, and is used once.
 */
function requestObjectChecks(): (context: unknown, claims: Record<string, unknown>) => void {
  const used = new Map<string, number>();
  return (_context, claims) => {
    const absent = requiredRequestClaims.find((name) => claims[name] === undefined);
    if (absent) throw new errors.InvalidRequestObject(`request object must contain ${absent}`);
    const { exp, iat, jti } = claims as { exp: number; iat: number; jti: string };
    const now = Date.now() / 1000;
    if (exp - iat > longestRequestLifetime)
      throw new errors.InvalidRequestObject('request object lives too long');
    if (iat > now + clockTolerance) throw new errors.InvalidRequestObject('request object is of the future');
    for (const [id, end] of used) if (end + clockTolerance < now) used.delete(id);
    if (used.has(jti)) throw new errors.InvalidRequestObject('request object was used before');
    used.set(jti, exp);
  };
}

/** Shows no consent page, and requires a login each time even if the browser has a session, as banks do. */
function alwaysRequireLogin() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const { Check } = interactionPolicy;
  policy.get('login')?.checks.add(
    new Check('every_time', 'the person is asked every time', 'login_required', ({ oidc }) => {
      return oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}

async function grantWithoutConsent({ oidc }: KoaContextWithOIDC) {
  const { clientId } = oidc.client ?? {};
  const { accountId } = oidc.session ?? {};
  if (!clientId || !accountId) return undefined;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope(scope);
  grant.addOIDCClaims([...personClaims, 'personal_identity_code']);
  await grant.save();
  return grant;
}
