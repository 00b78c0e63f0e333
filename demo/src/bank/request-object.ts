import { errors } from 'oidc-provider';

const needed = ['iss', 'aud', 'exp', 'iat', 'jti', 'nonce', 'state'] as const;
const longestLifetime = 600;
/** A clock that is this many seconds wrong is forgiven. */
export const clockTolerance = 5;

/**
 * The Finnish Trust Network's demands on a request object beyond its signature, which the provider itself does
 * not make: it is short-lived, names all that ties the answer to the question, and is used once.
 */
export function requestObjectChecks(): (context: unknown, claims: Record<string, unknown>) => void {
  const used = new Map<string, number>();
  return (_context, claims) => {
    const absent = needed.find((name) => claims[name] === undefined);
    if (absent) throw new errors.InvalidRequestObject(`request object must contain ${absent}`);
    const { exp, iat, jti } = claims as { exp: number; iat: number; jti: string };
    const now = Date.now() / 1000;
    if (exp - iat > longestLifetime) throw new errors.InvalidRequestObject('request object lives too long');
    if (iat > now + clockTolerance) throw new errors.InvalidRequestObject('request object is of the future');
    for (const [id, end] of used) if (end + clockTolerance < now) used.delete(id);
    if (used.has(jti)) throw new errors.InvalidRequestObject('request object was used before');
    used.set(jti, exp);
  };
}
