import { setTimeout as delay } from 'node:timers/promises';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { BankPeople } from './bank-people.js';
import { falseIdToken, requiresFalseIdToken } from './false-id-token.js';
import type { BankFaults } from './faults.js';
import type { BankKeys } from './keys.js';
import { acr } from './provider.js';

const defaultSlowness = 10_000;

/** The state of the bank that the middleware uses. `closing` ends delays when the bank closes. */
export interface FaultyBank {
  faults: BankFaults;
  keys: BankKeys;
  people: BankPeople;
  closing: AbortSignal;
}

/** Adds a middleware that simulates the faults. */
export function addFaults(provider: Provider, bank: FaultyBank): void {
  provider.use(async (context, next) => {
    const { faults } = bank;
    if (context.path.startsWith('/.well-known/') && faults.discovery === 'fail') {
      context.status = 500;
      return;
    }
    if (context.path !== '/token') {
      await next();
      return;
    }
    if (faults.tokenEndpoint === 'fail') {
      context.status = 500;
      context.body = { error: 'server_error' };
      return;
    }
    if (faults.tokenEndpoint === 'slow') {
      await wait(faults.slowMilliseconds ?? defaultSlowness, bank.closing);
      if (context.req.destroyed) return;
    }
    await next();
    if (faults.tokenEndpoint === 'garbage') {
      context.status = 200;
      context.body = '<!doctype html><title>Service break</title>';
    } else if (context.status === 200 && requiresFalseIdToken(faults)) {
      await replaceIdToken(context as KoaContextWithOIDC, bank);
    }
    if (faults.tokenEndpoint === 'text') {
      context.body = JSON.stringify(context.body);
      context.type = 'text/plain';
    }
  });
}

async function replaceIdToken(
  context: KoaContextWithOIDC,
  { faults, keys, people }: FaultyBank,
): Promise<void> {
  const { AuthorizationCode: code } = context.oidc.entities;
  if (!code?.accountId) return;
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...people.claims(code.accountId),
    iss: context.oidc.issuer,
    aud: code.clientId ?? '',
    iat: now,
    exp: now + 300,
    auth_time: code.authTime,
    nonce: code.nonce,
    acr,
  };
  (context.body as { id_token: string }).id_token = await falseIdToken(claims, keys, faults);
}

/** Resolves early when the bank closes. */
async function wait(milliseconds: number, closing: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal: closing, ref: false }).catch(() => undefined);
}
