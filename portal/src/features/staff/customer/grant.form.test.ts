import { expect, it } from 'vitest';
import { emptyGrant, grantErrors } from './grant.form';

it('finds a missing name and an invalid day', () => {
  expect(Object.keys(grantErrors({ ...emptyGrant, lastDay: '31.2.2030' })).sort()).toEqual([
    'lastDay',
    'username',
  ]);
  expect(grantErrors({ ...emptyGrant, username: 'inka', lastDay: '28.2.2030' })).toEqual({});
  expect(grantErrors({ ...emptyGrant, username: 'inka' })).toEqual({});
});
