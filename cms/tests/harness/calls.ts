import type { Endpoint } from '@nimio/domain/endpoint';
import { endpoints } from '@nimio/domain/endpoints';
import { type ApiResponse, Browser } from './browser.js';
import { accountCalls } from './calls/account.js';
import { accountingSettingsCalls } from './calls/accounting-settings.js';
import { authorCalls } from './calls/author.js';
import { contentCalls } from './calls/content.js';
import { customerCalls } from './calls/customer.js';
import { customerAcquisitionCalls } from './calls/customer-acquisition.js';
import { dataExportCalls } from './calls/data-export.js';
import { deathReportCalls } from './calls/death-report.js';
import { distributionCalls } from './calls/distribution.js';
import type { Examples, Input } from './calls/example.js';
import { invoiceCalls } from './calls/invoice.js';
import { loanCalls } from './calls/loan.js';
import { messageCalls } from './calls/message.js';
import { paymentCalls } from './calls/payment.js';
import { profileCalls } from './calls/profile.js';
import { registerCalls } from './calls/register.js';
import { sessionCalls } from './calls/session.js';
import { suggestionCalls } from './calls/suggestion.js';
import { taxationCalls } from './calls/taxation.js';
import { workCalls } from './calls/work.js';
import { isFull } from './environment.js';
import { formWith } from './form-with.js';
import type { Author } from './people.js';
import { server } from './server.js';

/** For each call of the table, a request that succeeds for an author. */
const examples: Examples = {
  ...sessionCalls,
  ...contentCalls,
  ...profileCalls,
  ...customerCalls,
  ...customerAcquisitionCalls,
  ...dataExportCalls,
  ...deathReportCalls,
  ...authorCalls,
  ...workCalls,
  ...suggestionCalls,
  ...loanCalls,
  ...registerCalls,
  ...messageCalls,
  ...taxationCalls,
  ...paymentCalls,
  ...accountingSettingsCalls,
  ...distributionCalls,
  ...invoiceCalls,
  ...accountCalls,
};

type Call = [name: string, endpoint: Endpoint];

export const tableOfCalls: Call[] = Object.entries(endpoints);

/** The properties that decide how a request is handled before its use case runs. */
const kindOf = ({ method, access, body, upload, reply, ...endpoint }: Endpoint): string => {
  const { throttle, versioned, isPublished, beginsSession } = endpoint;
  const properties = [body, upload, throttle, versioned, isPublished, beginsSession];
  return [method, access.who, reply.kind, ...properties.map(Boolean)].join();
};

/**
 * The calls on which a transport-level case is tested. The code behind it is the same for all calls of a kind of
 * handler, so that by default the first call of each kind stands for the others.
 */
export function representativesOf(calls: Call[]): Call[] {
  if (isFull) return calls;
  const firstOfKind = new Map<string, Call>();
  for (const call of calls) {
    const kind = kindOf(call[1]);
    if (!firstOfKind.has(kind)) firstOfKind.set(kind, call);
  }
  return [...firstOfKind.values()];
}

export async function exampleOf(name: string, author: Author): Promise<Input> {
  const example = examples[name];
  if (!example) throw new Error(`harness/calls has no example of ${name}`);
  return { params: {}, query: {}, body: {}, ...(await example(author)) };
}

const fill = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Makes the call as the portal would; a conditional write sends the current version. */
export function make(
  browser: Browser,
  { method, path: pattern, query: asks, body: takes, upload }: Endpoint,
  { params, query, body, file }: Input,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  return browser.send(method, fill(pattern, params), {
    ...(asks ? { query } : {}),
    ...(takes ? { body } : {}),
    ...(upload && file ? { raw: formWith(file, upload) } : {}),
    headers: { 'if-match': '*', ...headers },
  });
}

const identityCode = /\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/;

/** Whether an identity code is in the reply. The request's id is random digits and hyphens, which may look so. */
export function hasIdentityCode({ body, headers }: ApiResponse): boolean {
  const sent = [...headers].filter(([name]) => name !== 'x-request-id');
  return identityCode.test(JSON.stringify([body, sent]));
}

/** Another person makes the call in the browser in which the author was at the bank. */
export function atTheBank(author: Author, browser: Browser): Browser {
  const browserToken = author.browser.cookies.get('strong-auth');
  if (browserToken) browser.cookies.set('strong-auth', browserToken);
  return browser;
}

/** The same browser from another network address: its visits are counted separately. */
export function elsewhere(browser: Browser): Browser {
  const other = new Browser();
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

/** Resets all rate limits, so that a test may make more attempts than a person. */
export async function resetRateLimits(): Promise<void> {
  const { system } = await server();
  await system.db.knex('throttles').delete();
}
