import { expect, it } from 'vitest';
import { isBusinessId } from './business-id.js';

it.each([
  ['1234567-1', true],
  ['0245872-5', false],
  ['0201472-1', true],
  ['0112038-9', true],
  ['0112038-8', false],
  // No check digit fits this number.
  ['0000006-0', false],
  ['0000006-1', false],
  ['112038-9', false],
  ['01120389', false],
  ['FI01120389', false],
  ['', false],
])('whether %s is a business id: %s', (text, isValid) => expect(isBusinessId(text)).toBe(isValid));
