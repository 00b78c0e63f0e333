import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isniCheckCharacter } from '../author-name/isni.js';
import { evaluateResponse, type IsniResponse, verdictOfTaken } from './response.js';

const isnis = fc.stringMatching(/^[0-9]{15}$/).map((digits) => digits + isniCheckCharacter(digits));
const [own, other] = ['0000000119405487', '0000000121032683'];
const none = (change: object = {}): IsniResponse => ({
  kind: 'none',
  ppn: null,
  reason: '',
  information: '',
  possibleMatches: [],
  ...change,
});

describe('an ISNI from the register', () => {
  it('is stored without its spaces when the name had none', () => {
    const response = { kind: 'assigned', isni: '0000 0001 1940 5487', merged: [] } as const;
    expect(evaluateResponse(null, response)).toEqual({ action: 'finish', gain: 'assigned', isni: own });
  });

  it('confirms the one that the name has', () => {
    expect(evaluateResponse(own, { kind: 'assigned', isni: own, merged: [other] })).toMatchObject({
      gain: 'confirmed',
    });
  });

  it('replaces one that was merged into it', () => {
    const merged = ['0000 0001 1940 5487'];
    expect(evaluateResponse(own, { kind: 'assigned', isni: other, merged })).toMatchObject({
      gain: 'merged',
      isni: other,
    });
  });

  it('replaces any when the register only reports that the record was merged', () => {
    const response = { kind: 'merged', isni: '0000 0001 2103 2683' } as const;
    expect(evaluateResponse(own, response)).toEqual({ action: 'finish', gain: 'merged', isni: other });
    expect(evaluateResponse(null, response)).toMatchObject({ gain: 'assigned', isni: other });
    expect(evaluateResponse(other, response)).toMatchObject({ gain: 'confirmed' });
    expect(evaluateResponse(own, { ...response, isni: '0000000121032684' })).toMatchObject({
      reason: 'isniInvalid',
    });
  });

  it('is shown and not stored when another customer’s name has it', () => {
    expect(verdictOfTaken(own)).toMatchObject({
      action: 'fail',
      reason: 'isniTaken',
      possibleMatches: [{ isni: own }],
    });
  });

  it('is not stored with a wrong check character', () => {
    for (const isni of ['0000000119405488', '', 'ISNI']) {
      expect(evaluateResponse(null, { kind: 'assigned', isni, merged: [] })).toMatchObject({
        reason: 'isniInvalid',
      });
    }
  });

  it('never replaces another that it was not merged from: a person decides', () => {
    fc.assert(
      fc.property(isnis, isnis, fc.array(isnis, { maxLength: 3 }), (known, isni, merged) => {
        const verdict = evaluateResponse(known, { kind: 'assigned', isni, merged });
        if (verdict.action === 'finish') expect(known === isni || merged.includes(known)).toBe(true);
        else expect(verdict).toMatchObject({ reason: 'isniDiffers', possibleMatches: [{ isni }] });
      }),
    );
  });
});

describe('an answer without ISNI', () => {
  it.each([
    ['no match initial database', 'noMatch'],
    ['possible match cannot be assigned', 'possibleMatch'],
    ['possibleMatch', 'possibleMatch'],
    ['sparse', 'sparse'],
    ['invalid data', 'invalidData'],
    ['invalidFormat', 'invalidData'],
    ['closed on Sundays', 'otherReason'],
    ['', 'otherReason'],
  ])('with the reason "%s" is %s', (reason, code) => {
    expect(evaluateResponse(null, none({ reason }))).toMatchObject({ action: 'fail', reason: code });
  });

  it('reports possible matches if any, with the register’s text', () => {
    const possibleMatches = [{ isni: null, ppn: '423165287', score: 70, source: 'VIAF' }];
    const response = none({ ppn: '423165279', reason: 'invalid data', information: 'see the matches' });
    expect(evaluateResponse(own, { ...response, possibleMatches } as IsniResponse)).toEqual({
      action: 'fail',
      reason: 'possibleMatch',
      ppn: '423165279',
      information: 'invalid data: see the matches',
      possibleMatches,
    });
  });
});
