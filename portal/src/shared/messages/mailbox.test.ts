import { rightsOf } from '@nimio/domain/access/rights';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Me } from '@nimio/domain/session/session.types';
import { expect, test } from 'vitest';
import { isOwn, isUnread, type Mailbox, mailboxOf, mayWrite } from './mailbox';

const settings = (messages = true) => ({
  features: { registration: true, messages, addingWorks: true },
  messageRoles: ['tester' as const],
});

const visitor = (roles: ProfileRole[], own: ProfileRole[] = roles) => ({
  me: {
    rights: rightsOf(own),
    profile: {
      hash: roles === own ? 'own' : 'other',
      profileName: 'Inka',
      roles: roles.map((code) => ({ code, term: code })),
    } as unknown as Profile,
  } as Me,
});

test.each<[ProfileRole[], ProfileRole[] | undefined, Mailbox['kind']]>([
  [['creator'], undefined, 'notices'],
  [['creator', 'tester'], undefined, 'own'],
  [['admin'], undefined, 'society'],
  [['superadmin'], undefined, 'society'],
  [['creator', 'tester'], ['admin'], 'customer'],
  [['creator'], ['admin'], 'customer'],
  // A user with access to the society's profile who is no staff has a customer's mailbox.
  [['admin'], ['creator'], 'notices'],
])('who acts for %j, and is %j, sees the mailbox %s', (roles, own, kind) => {
  expect(mailboxOf(visitor(roles, own), settings())?.kind).toBe(kind);
});

test('without messages customers only read the society’s; staff can still write', () => {
  expect(mailboxOf(visitor(['tester']), settings(false))?.kind).toBe('notices');
  expect(mailboxOf(visitor(['admin']), settings(false))?.kind).toBe('society');
});

test('a merely identified person has none', () => {
  const { me } = visitor(['tester']);
  expect(mailboxOf({ me: { ...me, profile: null } }, settings())).toBeUndefined();
});

test('each side has its own marks', () => {
  const mailbox = (kind: Mailbox['kind']): Mailbox => ({ kind, profileHash: 'p', profileName: 'Inka' });
  const message = { sentByAdmin: 1, userHasRead: 0, adminHasRead: 1 } as const;
  expect(isUnread(message, mailbox('own'))).toBe(true);
  expect(isUnread(message, mailbox('notices'))).toBe(true);
  expect(isUnread(message, mailbox('society'))).toBe(false);
  expect(isOwn(message, mailbox('customer'))).toBe(true);
  expect(isOwn(message, mailbox('own'))).toBe(false);
  expect(mayWrite(mailbox('notices'))).toBe(false);
});
