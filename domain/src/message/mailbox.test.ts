import { expect, it } from 'vitest';
import type { ProfileRole } from '../profile/profile-roles.js';
import { isOfStaff } from '../profile/profile-roles.js';
import { isWriter, type MailboxKind, mailboxKind, writingRoles } from './mailbox.js';

const settings = (messages = true) => ({
  features: { registration: true, messages, addingWorks: true },
  messageRoles: ['tester' as const],
});

it.each<[boolean, ProfileRole[], MailboxKind]>([
  [false, ['creator'], 'notices'],
  [false, ['creator', 'tester'], 'own'],
  [false, [], 'notices'],
  // Who may use the society's profile without being of the staff finds a customer's there.
  [false, ['admin'], 'notices'],
  [true, ['admin'], 'society'],
  [true, ['superadmin'], 'society'],
  [true, ['creator', 'tester'], 'customer'],
  [true, ['creator'], 'customer'],
])('of the staff %s: a profile with %j has the mailbox %s', (isStaff, roles, kind) => {
  expect(mailboxKind({ isStaff, roles, writing: writingRoles(settings()) })).toBe(kind);
});

it('customers with the configured roles may write, while messages are switched on', () => {
  expect(isWriter(['creator', 'tester'], writingRoles(settings()))).toBe(true);
  expect(isWriter(['creator'], writingRoles(settings()))).toBe(false);
  expect(isWriter(['tester'], writingRoles(settings(false)))).toBe(false);
});

it('staff are those with staff roles', () => {
  expect(isOfStaff(['creator', 'admin'])).toBe(true);
  expect(isOfStaff(['creator', 'tester'])).toBe(false);
});
