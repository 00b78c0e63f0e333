import { expect, it } from 'vitest';
import { parseRemembered } from './remembered';

it.each([
  [null, {}],
  ['{', {}],
  ['null', {}],
  ['7', {}],
  ['{"open":[]}', { open: [] }],
])('of %s what is an object is taken', (stored, value) => expect(parseRemembered(stored)).toEqual(value));
