import { createServer } from 'node:http';
import { codesPage } from '../authenticator/authenticator.js';
import { setFaults } from '../stand-in/faults.js';
import { close, listen, refuseInProduction, type StandIn } from '../stand-in/server.js';
import { BankPeople } from './bank-people.js';
import { addFaults } from './fault-middleware.js';
import { type BankFaults, parseBankFaults } from './faults.js';
import { interact } from './interaction.js';
import type { BankKeys } from './keys.js';
import { makeProvider } from './provider.js';

export interface BankSettings {
  /** 0 lets the system choose a free one. */
  port: number;
  keys: BankKeys;
  clientId: string;
  /** The portal's callback, exactly as it sends it. */
  redirectUri: string;
}

export interface Bank extends StandIn {
  faults: BankFaults;
}

/**
 * Starts the test bank: an OpenID provider like those of Finnish brokers, at which users can be anyone. Its `url` is the
 * issuer. Cookies ignore ports, so the bank's host has to differ from the portal's, which is `localhost`.
 */
export async function startBank(settings: BankSettings): Promise<Bank> {
  refuseInProduction();
  const server = createServer();
  const url = await listen(server, settings.port);
  const faults: BankFaults = {};
  const people = new BankPeople(faults);
  const closing = new AbortController();
  const provider = makeProvider(url, { ...settings, people, faults });
  addFaults(provider, { ...settings, people, faults, closing: closing.signal });
  const provide = provider.callback();

  server.on('request', (request, response) => {
    if (request.method === 'PUT' && request.url === '/faults') {
      void setFaults(request, response, faults, parseBankFaults);
    } else if (request.url === '/codes') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(codesPage(Date.now()));
    } else if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
    } else if (request.url?.startsWith('/interaction/')) {
      void interact(request, response, { provider, people });
    } else {
      void provide(request, response);
    }
  });
  return {
    url,
    faults,
    close: async () => {
      closing.abort();
      await close(server);
    },
  };
}
