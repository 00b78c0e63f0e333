import { expect, it } from 'vitest';
import { dayOnTheWire, emptyGrant, grantErrors } from './grant.form';

it.each([
  ['31.12.2030', '2030-12-31'],
  [' 1.2.2031 ', '2031-02-01'],
  ['', ''],
  ['2030', '2030'],
])('takes the day %j as %j', (typed, day) => expect(dayOnTheWire(typed)).toBe(day));

it('finds a missing name and an invalid day', () => {
  expect(Object.keys(grantErrors({ ...emptyGrant, lastDay: '31.2.2030' })).sort()).toEqual([
    'lastDay',
    'username',
  ]);
  expect(grantErrors({ ...emptyGrant, username: 'inka', lastDay: '28.2.2030' })).toEqual({});
  expect(grantErrors({ ...emptyGrant, username: 'inka' })).toEqual({});
});
