import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, sendJson } from './server.js';

/** Handles `PUT` of the faults that a stand-in simulates: the JSON body replaces them, or gets 400 if it is invalid. */
export async function setFaults<T extends object>(
  request: IncomingMessage,
  response: ServerResponse,
  faults: T,
  parse: (body: unknown) => T,
): Promise<void> {
  try {
    const next = parse(JSON.parse(await bodyOf(request)) as unknown);
    for (const name of Object.keys(faults)) Reflect.deleteProperty(faults, name);
    Object.assign(faults, next);
    response.writeHead(204).end();
  } catch (error) {
    sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Checks that a body is an object of known names whose values pass their checks. */
export function parseFaults(body: unknown, checks: Record<string, (value: unknown) => boolean>): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('The body must be an object.');
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(checks, name)) throw new Error(`There is no fault ${name}.`);
    if (!checks[name]?.(value)) throw new Error(`${name} cannot be ${JSON.stringify(value)}.`);
  }
  return body;
}

export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
export const isDuration = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 120_000;
export const isOneOf =
  (...values: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && values.includes(value);
