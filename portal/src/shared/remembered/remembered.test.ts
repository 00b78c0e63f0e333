import { expect, it } from 'vitest';
import { parseRemembered } from './remembered';

it.each([
  [null, {}],
  ['{', {}],
  ['null', {}],
  ['7', {}],
  ['{"open":[]}', { open: [] }],
])('of %s objects are used', (stored, value) => expect(parseRemembered(stored)).toEqual(value));
