import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIdentityCode, parseIdentityCode } from './identity-code.js';

const reasonOf = (input: string, options = {}) => {
  const parsed = parseIdentityCode(input, { allowTest: true, ...options });
  return parsed.ok ? 'ok' : parsed.reason;
};

describe('parseIdentityCode', () => {
  it.each([
    ['131052-308T', '1952-10-13'],
    ['131052-308t', '1952-10-13'],
    [' 131052-308T ', '1952-10-13'],
    ['010594Y9032', '1994-05-01'],
    ['020594X903P', '1994-05-02'],
    ['030594W903B', '1994-05-03'],
    ['040594V9030', '1994-05-04'],
    ['050594U903M', '1994-05-05'],
    ['010516B903X', '2016-05-01'],
    ['020516C903K', '2016-05-02'],
    ['030516D9037', '2016-05-03'],
    ['010501E9032', '2001-05-01'],
    ['020503F9037', '2003-05-02'],
  ])('accepts %s', (code, birthdate) => {
    expect(parseIdentityCode(code, { allowTest: true })).toMatchObject({ ok: true, birthdate });
  });

  it.each([
    ['131052-308U', 'check'],
    ['290299-900A', 'date'],
    ['310405A900A', 'date'],
    ['010100G9001', 'format'],
    ['010170-001X', 'number'],
    ['131052–308T', 'format'],
    ['131052-308I', 'format'],
    ['131052-30ſT', 'format'],
    ['131052-308', 'format'],
    ['', 'format'],
  ])('refuses %s: %s', (code, reason) => {
    expect(reasonOf(code)).toBe(reason);
  });

  it('knows a leap day by its century', () => {
    expect(reasonOf(makeIdentityCode('2000-02-29', 'A', 900))).toBe('ok');
    expect(() => makeIdentityCode('1900-02-29', '-', 900)).toThrow(RangeError);
    expect(() => makeIdentityCode('1800-02-29', '+', 900)).toThrow(RangeError);
  });

  it('accepts test numbers, future births and wrong check characters only with the options for them', () => {
    expect(reasonOf('010594Y9032', { allowTest: false })).toBe('test');
    const future = makeIdentityCode('2030-01-01', 'A', 900);
    expect(reasonOf(future, { today: '2026-11-20' })).toBe('future');
    expect(reasonOf(future)).toBe('ok');
    expect(reasonOf('131052-308U', { tolerateCheck: true })).toBe('ok');
  });

  it('preserves the sign', () => {
    const [dash, letter] = ['010594-9032', '010594Y9032'];
    expect(parseIdentityCode(dash, { allowTest: true })).toMatchObject({ value: dash });
    expect(parseIdentityCode(letter, { allowTest: true })).toMatchObject({ value: letter, isTest: true });
  });
});

const signs = { '18': ['+'], '19': [...'-YXWVU'], '20': [...'ABCDEF'] };
const codes = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
  .chain((birthdate) =>
    fc.record({
      birthdate: fc.constant(birthdate),
      sign: fc.constantFrom(...signs[birthdate.slice(0, 2) as keyof typeof signs]),
      number: fc.integer({ min: 2, max: 999 }),
    }),
  );

describe('properties', () => {
  it('reads its own output', () => {
    fc.assert(
      fc.property(codes, ({ birthdate, sign, number }) => {
        const value = makeIdentityCode(birthdate, sign, number);
        expect(parseIdentityCode(value, { allowTest: true })).toEqual({
          ok: true,
          value,
          birthdate,
          isTest: number >= 900,
        });
      }),
    );
  });

  it('refuses any single changed digit', () => {
    fc.assert(
      fc.property(
        codes,
        fc.constantFrom(0, 1, 2, 3, 4, 5, 7, 8, 9),
        fc.integer({ min: 1, max: 9 }),
        ({ birthdate, sign, number }, at, step) => {
          const code = makeIdentityCode(birthdate, sign, number);
          const changed = code.slice(0, at) + ((Number(code[at]) + step) % 10) + code.slice(at + 1);
          expect(reasonOf(changed)).not.toBe('ok');
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseIdentityCode(text)));
  });
});
