import { afterEach, expect, it, vi } from 'vitest';
import { portFrom, refuseInProduction, textFrom } from './environment.js';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', 1234],
  ['0', 0],
  ['65535', 65_535],
])('reads the port %j as %i', (text, port) => {
  vi.stubEnv('A_PORT', text);
  expect(portFrom('A_PORT', 1234)).toBe(port);
});

it.each(['abc', '-1', '65536', '1.5', '0x50', ' '])(
  'refuses the port %j by the name of the variable',
  (text) => {
    vi.stubEnv('A_PORT', text);
    expect(() => portFrom('A_PORT', 1)).toThrow('A_PORT is no port');
  },
);

it('asks for a text that is needed', () => {
  vi.stubEnv('A_TEXT', '');
  expect(() => textFrom('A_TEXT')).toThrow('A_TEXT is not set');
  expect(textFrom('A_TEXT', 'otherwise')).toBe('otherwise');
});

it('has no place in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(refuseInProduction).toThrow('production');
});
