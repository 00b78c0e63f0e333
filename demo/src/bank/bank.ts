import { createServer } from 'node:http';
import { codesPage } from '../authenticator/authenticator.js';
import { refuseInProduction } from '../stand-in/environment.js';
import { listen, shut } from '../stand-in/listen.js';
import type { StandIn } from '../stand-in/run-stand-in.js';
import { setSwitches } from '../stand-in/switches.js';
import { addFaults } from './fault-middleware.js';
import { type BankFaults, parseBankFaults } from './faults.js';
import { interact } from './interaction.js';
import type { BankKeys } from './keys.js';
import { PeopleAtTheBank } from './people-at-the-bank.js';
import { makeProvider } from './provider.js';

export interface BankSettings {
  /** 0 lets the system choose one. */
  port: number;
  /**
   * Cookies ignore ports: the bank's host must differ from the portal's, or they would read and overwrite each
   * other's. The portal is on `localhost`.
   */
  host?: string;
  keys: BankKeys;
  clientId: string;
  /** The portal's callback, to the letter. */
  redirectUri: string;
  /** The portal's origin where it is another than the callback's, as with a development server in front. */
  portalOrigin?: string;
}

export interface Bank extends StandIn {
  /** The issuer, which is the base URL. */
  url: string;
  faults: BankFaults;
}

/** Starts the test bank: an OpenID provider as Finnish brokers run it, where anybody may be anybody. */
export async function startBank(settings: BankSettings): Promise<Bank> {
  refuseInProduction();
  const server = createServer();
  const url = await listen(server, { host: settings.host ?? '127.0.0.1', port: settings.port });
  const faults: BankFaults = {};
  const people = new PeopleAtTheBank(faults);
  const closing = new AbortController();
  const provider = makeProvider(url, { ...settings, people, faults });
  addFaults(provider, { ...settings, people, faults, closing: closing.signal });
  const provide = provider.callback();
  const formTargets = [new URL(settings.redirectUri).origin, settings.portalOrigin ?? ''].filter(Boolean);

  server.on('request', (request, response) => {
    if (request.method === 'PUT' && request.url === '/faults') {
      void setSwitches(request, response, faults, parseBankFaults);
    } else if (request.url === '/codes') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(codesPage(new Date()));
    } else if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
    } else if (request.url?.startsWith('/interaction/')) {
      void interact(request, response, { provider, people, formTargets });
    } else {
      void provide(request, response);
    }
  });
  return {
    url,
    faults,
    close: async () => {
      closing.abort();
      await shut(server);
    },
  };
}
