import { expect, test } from 'vitest';
import { missingContact } from './missing-contact';

test.each([
  ['040 123 4567', '', 'email'],
  [' ', 'a@b.fi', 'phone'],
  ['', '', undefined],
  ['040 123 4567', 'a@b.fi', undefined],
] as const)('phone %j and email %j: missing %s', (phone, email, missing) => {
  expect(missingContact({ phone, email })).toBe(missing);
});
