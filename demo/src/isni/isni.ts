import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { refuseInProduction } from '../stand-in/environment.js';
import { listen, shut } from '../stand-in/listen.js';
import { bodyOf, sendJson } from '../stand-in/request.js';
import type { StandIn } from '../stand-in/run-stand-in.js';
import { answerTo, readRequest, unreadableRequest } from './answers.js';

export interface IsniSettings {
  /** 0 lets the system choose one. */
  port: number;
  host?: string;
}

/** `url` is where requests are posted to. */
export interface IsniStandIn extends StandIn {
  /** Every request since the start, as it came. */
  requests: string[];
}

const path = '/ATOM/isni';
/** A name of 100 forms with its works. */
const longestRequest = 200_000;

/** Starts a register that answers as ISNI's AtomPub interface does, by the surname that it is sent. */
export async function startIsni({ port, host = '127.0.0.1' }: IsniSettings): Promise<IsniStandIn> {
  refuseInProduction();
  const requests: string[] = [];
  const closing = new AbortController();
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === path) {
      void answer(request, response, requests, closing.signal);
    } else {
      sendJson(response, 404, { error: 'Not found' });
    }
  });
  const url = await listen(server, { host, port });
  return {
    url: `${url}${path}`,
    requests,
    close: async () => {
      closing.abort();
      await shut(server);
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  requests: string[],
  closing: AbortSignal,
): Promise<void> {
  const xml = await bodyOf(request, longestRequest);
  requests.push(xml);
  const name = readRequest(xml);
  const { status, xml: body, waitMilliseconds } = name ? answerTo(name) : unreadableRequest();
  if (waitMilliseconds) await delay(waitMilliseconds, undefined, { signal: closing }).catch(() => undefined);
  if (!response.destroyed) response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}
