import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AuthorContract,
  compensationTypes,
  contractExceptions,
  contractsOverlap,
  currentContract,
  isValidContract,
} from './contract.js';

const now = new Date('2026-11-20T12:00:00Z');

describe('isValidContract', () => {
  it.each([
    [null, true],
    ['2026-11-21', true],
    ['2026-11-20', true],
    ['2026-11-19', false],
    ['2026-11-20T12:00:01Z', true],
    ['2026-11-20T12:00:00Z', false],
  ])('valid to %s: %s', (validTo, valid) => expect(isValidContract({ validTo }, now)).toBe(valid));

  it('ends with the day in Helsinki', () => {
    expect(isValidContract({ validTo: '2026-11-20' }, new Date('2026-11-20T21:59:59Z'))).toBe(true);
    expect(isValidContract({ validTo: '2026-11-20' }, new Date('2026-11-20T22:00:00Z'))).toBe(false);
  });
});

describe('currentContract', () => {
  const ours = { type: 'VALKIR', description: 'nimio' };
  const ended = { ...ours, validFrom: '2015-01-01', validTo: '2020-12-31' };
  const old = { ...ours, validFrom: '2020-01-01', validTo: null };
  const recent = { ...ours, validFrom: '2024-01-01', validTo: '2027-12-31' };
  const coming = { ...ours, validFrom: '2027-01-01', validTo: null };

  const current = (contracts: AuthorContract[]) => currentContract(contracts, 'nimio', now);

  it('is the one that began last and has begun', () => {
    expect(current([ended, old, recent, coming])).toBe(recent);
    expect(current([{ ...ours, validTo: null }, old])).toBe(old);
    expect(current([ended, coming])).toBeUndefined();
  });

  it('is of the type for authors and about this product', () => {
    const otherType = { ...recent, type: 'MUU' };
    const otherProduct = { ...recent, description: 'another' };
    expect(current([otherType, otherProduct, old])).toBe(old);
    expect(current([otherType, otherProduct])).toBeUndefined();
  });
});

describe('contractsOverlap', () => {
  const year = (from: string, to: string | null) => ({ validFrom: from, validTo: to });
  it.each([
    [
      'the last day of one is the first of the other',
      year('2026-01-01', '2026-06-30'),
      year('2026-06-30', null),
      true,
    ],
    ['one begins the day after', year('2026-01-01', '2026-06-30'), year('2026-07-01', null), false],
    ['one contains the other', year('2020-01-01', null), year('2026-01-01', '2026-01-01'), true],
    ['one ends before it begins', year('2027-01-01', '2026-06-30'), year('2020-01-01', null), false],
    ['one has always been in force', { validTo: '2026-06-30' }, year('2020-01-01', '2020-02-01'), true],
  ])('%s: %#', (_case, a, b, expected) => {
    expect([contractsOverlap(a, b), contractsOverlap(b, a)]).toEqual([expected, expected]);
  });
});

describe('contractExceptions', () => {
  it.each([
    ['*', []],
    ['LK,KAM,COM,RT,RTA,ES,MUUT', []],
    ['LK, KAM ,com', ['RT', 'RTA', 'ES', 'MUUT']],
    ['', [...compensationTypes]],
    [null, [...compensationTypes]],
  ])('%j excepts %j', (compTypes, exceptions) => expect(contractExceptions(compTypes)).toEqual(exceptions));

  it('excepts exactly what is not listed', () => {
    fc.assert(
      fc.property(fc.subarray([...compensationTypes]), (covered) => {
        const excepted = contractExceptions(covered.join(','));
        expect([...covered, ...excepted].sort()).toEqual([...compensationTypes].sort());
      }),
    );
  });
});
