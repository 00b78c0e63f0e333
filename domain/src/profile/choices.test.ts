import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noParticipation, requireChoices, shownParticipations } from './choices.js';

const offered = ['fsfr', 'skry', noParticipation].map((code) => ({ code }));
const choose = (chosen: string[], held: string[] = []) => requireChoices('codes', chosen, offered, held);
const refused = { code: 'validationError', details: { fields: [{ path: 'codes', code: 'invalid' }] } };

test('offered options may be chosen', () => {
  expect(() => choose(['fsfr', 'skry'])).not.toThrow();
  expect(() => choose([])).not.toThrow();
  expect(() => choose(['stry'])).toThrow(expect.objectContaining(refused));
});

test('a choice that is no longer offered may remain, but not be added', () => {
  expect(() => choose(['skry', 'old'], ['old'])).not.toThrow();
  expect(() => choose(['skry', 'old'])).toThrow(expect.objectContaining(refused));
});

test('none is exclusive', () => {
  expect(() => choose([noParticipation])).not.toThrow();
  fc.assert(
    fc.property(fc.subarray(['fsfr', 'skry'], { minLength: 1 }), (others) => {
      expect(() => choose([...others, noParticipation])).toThrow(expect.objectContaining(refused));
    }),
  );
});

test('a missing value is shown as none', () => {
  expect(shownParticipations([])).toEqual([noParticipation]);
  expect(shownParticipations(['skry'])).toEqual(['skry']);
});
