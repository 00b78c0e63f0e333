import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, close, listen, refuseInProduction, type StandIn, sendJson } from '../stand-in/server.js';
import { readRequest, responseTo, unreadableRequest } from './responses.js';

/** Requests are posted to its `url`. */
export interface IsniStandIn extends StandIn {
  /** The bodies of all requests since the start. */
  requests: string[];
}

const path = '/ATOM/isni';
/** It allows a name of 100 forms with its works. */
const maxRequestBytes = 200_000;

/** Starts a register with ISNI's AtomPub interface, whose reply depends on the surname. */
export async function startIsni({ port }: { port: number }): Promise<IsniStandIn> {
  refuseInProduction();
  const requests: string[] = [];
  const closing = new AbortController();
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === path) {
      void reply(request, response, requests, closing.signal);
    } else {
      sendJson(response, 404, { error: 'Not found' });
    }
  });
  const url = await listen(server, port);
  return {
    url: `${url}${path}`,
    requests,
    close: async () => {
      closing.abort();
      await close(server);
    },
  };
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  requests: string[],
  closing: AbortSignal,
): Promise<void> {
  const xml = await bodyOf(request, maxRequestBytes);
  requests.push(xml);
  const name = readRequest(xml);
  const { status, xml: body, waitMilliseconds } = name ? responseTo(name) : unreadableRequest();
  if (waitMilliseconds) await delay(waitMilliseconds, undefined, { signal: closing }).catch(() => undefined);
  if (!response.destroyed) response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}
