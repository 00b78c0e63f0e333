import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { setFaults } from '../stand-in/faults.js';
import { close, listen, refuseInProduction, type StandIn, sendJson } from '../stand-in/server.js';
import { books } from './books.js';
import { type CatalogueFault, parseCatalogueFault, takeFault } from './fault.js';
import { toRecord } from './record.js';
import { search } from './search.js';

export interface Catalogue extends StandIn {
  fault: CatalogueFault;
  /** All queries since the start, by which a test sees what a cache saves. */
  searches: URLSearchParams[];
}

const defaultSlowness = 10_000;
const records = books.map(toRecord);

/** Starts a catalogue of some 25 books with the `/v1/search` of Finna's API. */
export async function startCatalogue({ port }: { port: number }): Promise<Catalogue> {
  refuseInProduction();
  const fault: CatalogueFault = {};
  const searches: URLSearchParams[] = [];
  const closing = new AbortController();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://catalogue');
    if (request.method === 'PUT' && url.pathname === '/fault') {
      void setFaults(request, response, fault, parseCatalogueFault);
    } else if (request.method === 'GET' && url.pathname === '/v1/search') {
      searches.push(url.searchParams);
      void respondToSearch(request, response, url.searchParams, { fault, closing: closing.signal });
    } else {
      sendJson(response, 404, { status: 'ERROR', statusMessage: 'Not found' });
    }
  });
  const url = await listen(server, port);
  return {
    url,
    fault,
    searches,
    close: async () => {
      closing.abort();
      await close(server);
    },
  };
}

async function respondToSearch(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  { fault, closing }: { fault: CatalogueFault; closing: AbortSignal },
): Promise<void> {
  switch (takeFault(fault)) {
    case 'slow':
      await delay(fault.slowMilliseconds ?? defaultSlowness, undefined, { signal: closing }).catch(
        () => undefined,
      );
      break;
    case '500':
      sendJson(response, 500, { status: 'ERROR', statusMessage: 'An error has occurred' });
      return;
    case '503':
      response
        .writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' })
        .end('<h1>Service break</h1>');
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Finna</title>');
      return;
    case 'brokenJson':
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"resultCount":1,"records":[{"title":');
      return;
    case 'wrongShape':
      sendJson(response, 200, { resultCount: 'many', records: { title: ['?'], authors: 7 }, status: 'OK' });
      return;
    case 'errorStatus':
      sendJson(response, 200, { status: 'ERROR', statusMessage: 'Request failed' });
      return;
    case undefined:
  }
  if (!response.destroyed) sendJson(response, 200, search(records, query));
}
