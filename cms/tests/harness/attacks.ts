import type { Endpoint } from '@nimio/domain/endpoint';
import { errors } from '@nimio/domain/errors';
import { expect } from 'vitest';
import type { Input } from './calls/example.js';
import { elsewhere, resetRateLimits } from './calls.js';
import type { Author } from './people.js';
import { type RawResponse, sendRaw } from './raw.js';
import { server } from './server.js';

/** The tables that no refused call may change. */
export const protectedTables = [
  ...['profiles', 'profile_roles', 'accounts', 'access_grants', 'terms_acceptances', 'password_links'],
  ...['registrations', 'bank_accounts', 'contracts', 'author_names', 'works', 'deals', 'shares'],
  ...['contributions', 'messages', 'message_copies', 'jobs', 'audit_log'],
  'customer_notes',
  ...['taxations', 'tax_proposals', 'tax_cards', 'taxation_events'],
];

/** The number of rows in each table, and the author's own record. */
export async function state(
  { browser, profileHash }: Author,
  tables: readonly string[] = protectedTables,
): Promise<unknown> {
  const { system } = await server();
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ');
  const rows: unknown = await system.db.knex.raw(`select ${counts}`);
  return [
    (rows as { rows?: unknown }).rows ?? rows,
    (await browser.get(`/profiles/${profileHash}`)).record,
    (await browser.get('/profiles/author-books', { profileHash })).body,
  ];
}

/** Works on batches of items concurrently, and resets the throttles before each batch. */
export async function inBatches<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const batchSize = 20;
  for (let at = 0; at < items.length; at += batchSize) {
    await resetRateLimits();
    await Promise.all(items.slice(at, at + batchSize).map(work));
  }
}

type Coded = Pick<RawResponse, 'status' | 'code'>;

export function expectRefused({ status, code }: Coded, what: string): void {
  expect([status, code], what).toEqual([expect.any(Number), expect.any(String)]);
  expect(code, what).not.toBe('tooManyRequests');
  expect(errors[code as keyof typeof errors].status, what).toBe(status);
  expect(status < 500 && status >= 400, `${what}: ${status}`).toBe(true);
}

export function expectRefusedOrDone(endpoint: Endpoint, response: Coded, what: string): void {
  if (response.status !== endpoint.reply.status) expectRefused(response, what);
}

export const addressOf = ({ path }: Endpoint, { params }: Input): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
export const searchOf = (query: Record<string, string>): string => new URLSearchParams(query).toString();
export const jsonHeaders = { 'content-type': 'application/json', 'if-match': '*' };

/** Makes the call with this text as its body, from a new network address. */
export const sendText = (
  author: Author,
  endpoint: Endpoint,
  input: Input,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<RawResponse> =>
  sendRaw(
    endpoint.method,
    `${addressOf(endpoint, input)}?${searchOf(input.query)}`,
    { body, headers: { ...jsonHeaders, ...headers } },
    elsewhere(author.browser),
  );
