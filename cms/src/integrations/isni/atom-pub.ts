import type { IsniResponse } from '@nimio/domain/isni-sync/response';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import { limitedText, ResponseTooLong } from '../external-text.js';
import { IsniFailure, type IsniRegister, type IsniRequest, IsniUnavailable } from './isni-register.js';
import { requestXml } from './request-xml.js';
import { parseResponse } from './response-xml.js';

export interface AtomPubSettings {
  /** The full address that requests are posted to, for example `https://isni-m.oclc.org/ATOM/isni`. */
  url: string;
  /** Set if the register identifies its members by more than their network addresses. */
  user: string;
  password: string;
  timeoutMs: number;
  /** How long the circuit breaker stays open after five consecutive failures. */
  cooldownMs: number;
}

const maxResponseBytes = 1024 * 1024;
const xmlType = /^(application|text)\/([\w.-]+\+)?xml\b/i;
/** Statuses that are worth a retry. */
const passing = [408, 425, 429];

const credentials = ({ user, password }: AtomPubSettings): Record<string, string> =>
  user ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } : {};

/** Only the names of network errors are logged; their messages may contain the address. */
const unavailable = (error: unknown) => new IsniUnavailable((error as Error).name);

async function post(settings: AtomPubSettings, request: IsniRequest): Promise<Response> {
  try {
    return await fetch(settings.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/atom+xml; charset=utf-8',
        accept: 'application/xml',
        ...credentials(settings),
      },
      body: requestXml(request),
      // Redirects are not followed, so that names and password reach only the configured address.
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.timeoutMs),
    });
  } catch (error) {
    throw unavailable(error);
  }
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await limitedText(response, maxResponseBytes);
  } catch (error) {
    if (error instanceof ResponseTooLong) throw new IsniFailure('unreadable', error.message);
    throw unavailable(error);
  }
}

/** AtomPub answers a POST with 201; without a body there is nothing to store. */
async function exchange(settings: AtomPubSettings, request: IsniRequest): Promise<IsniResponse> {
  const response = await post(settings, request);
  const { status } = response;
  if (status >= 500 || passing.includes(status)) throw new IsniUnavailable(`Status ${status}`);
  if (!response.ok) throw new IsniFailure('refused', `Status ${status}`);
  if (!xmlType.test(response.headers.get('content-type') ?? ''))
    throw new IsniFailure('unreadable', 'The response is of another type');
  return parseResponse(await bodyOf(response));
}

/** The ISNI register over its AtomPub interface. The job queue retries, not this client. */
export function makeAtomPub(settings: AtomPubSettings): IsniRegister {
  const breaker = circuitBreaker(handleType(IsniUnavailable), {
    halfOpenAfter: settings.cooldownMs,
    breaker: new ConsecutiveBreaker(5),
  });
  return {
    async send(request) {
      try {
        return await breaker.execute(() => exchange(settings, request));
      } catch (error) {
        throw error instanceof BrokenCircuitError ? unavailable(error) : error;
      }
    },
  };
}
