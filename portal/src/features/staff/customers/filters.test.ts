import { customerFlags, customerStatuses } from '@nimio/domain/customer/customer-filter';
import { languages } from '@nimio/domain/language';
import { profileRoles } from '@nimio/domain/profile/profile-roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionsOf, type Filters, filtersIn, hasFilters, noFilters, pageIn, paramsOf } from './filters';

const inOrder = <T>(values: readonly T[]) => fc.subarray([...values]);
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  search: fc.string(),
  status: fc.constantFrom(...customerStatuses),
  language: fc.constantFrom('' as const, ...languages),
  roles: inOrder(profileRoles),
  productions: inOrder(['PROO', 'RUNO', 'KAAN', 'OWN']),
  participations: inOrder(['skry', 'fsfr', 'none']),
  flags: inOrder(customerFlags),
});

it('filters and the page come back from the address', () => {
  fc.assert(
    fc.property(anyFilters, fc.integer({ min: 1, max: 1000 }), (filters, page) => {
      const params = new URLSearchParams(paramsOf(filters, page));
      expect(filtersIn(params)).toEqual(filters);
      expect(pageIn(params)).toBe(page);
    }),
  );
});

it('the address has no more than what differs from the default', () => {
  expect(paramsOf(noFilters)).toEqual({});
  expect(hasFilters(noFilters)).toBe(false);
  expect(paramsOf({ ...noFilters, status: 'closed', flags: ['phone'] }, 3)).toEqual({
    ...{ status: 'closed', phone: '1', page: '3' },
  });
});

describe('an address', () => {
  it.each([
    [
      'unknown values',
      'status=dead&contactLanguage=de&filter=owner,creator&phone=yes',
      { roles: ['creator'] },
    ],
    ['empty values', 'status=&contactLanguage=&filter=&productions=,&search=', {}],
    ['the language of the portal', 'language=sv&search=vuor', { search: 'vuor' }],
    ['a code that the settings may not know', 'productions=OLD', { productions: ['OLD'] }],
  ])('with %s filters by the rest', (_, address, filters) => {
    expect(filtersIn(new URLSearchParams(address))).toEqual({ ...noFilters, ...filters });
  });

  it.each(['', '0', '-1', 'x', '1.9', '1e9', 'Infinity'])('with the page %j has the first page', (page) => {
    expect(pageIn(new URLSearchParams({ page }))).toBe(1);
  });
});

describe('a call', () => {
  it('has the names of the API, and flags as numbers', () => {
    const filters: Filters = {
      ...{ search: 'vuor', status: 'all', language: 'sv', roles: ['creator', 'estate'] },
      ...{ productions: ['KAAN'], participations: ['fsfr', 'skry'], flags: ['phone', 'withoutContract'] },
    };
    expect(conditionsOf(filters)).toEqual({
      ...{ search: 'vuor', status: 'all', language: 'sv', filter: 'creator,estate', productions: 'KAAN' },
      ...{ participations: 'fsfr,skry', phone: 1, withoutContract: 1 },
    });
  });

  it('is not made without a condition, nor for a single letter', () => {
    expect(conditionsOf(noFilters)).toBeNull();
    expect(conditionsOf({ ...noFilters, search: 'v' })).toBeNull();
    expect(conditionsOf({ ...noFilters, search: 'v', flags: ['email'] })).toEqual({ email: 1 });
  });
});
