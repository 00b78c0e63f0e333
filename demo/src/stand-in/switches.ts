import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, isLocal, sendJson } from './request.js';

/**
 * Answers `PUT` of fault switches: the JSON body replaces them. 204 when set, 400 with a sentence when it is not
 * understood, 403 from another machine.
 */
export async function setSwitches<T extends object>(
  request: IncomingMessage,
  response: ServerResponse,
  switches: T,
  parse: (body: unknown) => T,
): Promise<void> {
  if (!isLocal(request)) {
    sendJson(response, 403, { error: 'only from this machine' });
    return;
  }
  try {
    const next = parse(JSON.parse(await bodyOf(request)) as unknown);
    for (const name of Object.keys(switches)) Reflect.deleteProperty(switches, name);
    Object.assign(switches, next);
    response.writeHead(204).end();
  } catch (error) {
    sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Checks that a body is an object whose names are known and whose values pass their check. */
export function parseSwitches(body: unknown, checks: Record<string, (value: unknown) => boolean>): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('an object is needed');
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(checks, name)) throw new Error(`there is no switch ${name}`);
    if (!checks[name]?.(value)) throw new Error(`${name} cannot be ${JSON.stringify(value)}`);
  }
  return body;
}

export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
export const isDuration = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 120_000;
export const isOneOf =
  (...words: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && words.includes(value);
