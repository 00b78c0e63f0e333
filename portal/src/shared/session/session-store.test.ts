import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { beforeEach, expect, test } from 'vitest';
import { currentMember, nextMoment, sessionStore, storeMember, storeProfile } from './session-store';

const profile = (phone: string, hash = 'own') => ({ hash, phone }) as Profile;
const member = (phone: string, hash?: string) => ({ profile: profile(phone, hash) }) as Me;
const phone = () => currentMember()?.me.profile?.phone;

beforeEach(() => {
  sessionStore.set({ status: 'anonymous', wasLost: false });
  storeMember(member('1'), nextMoment());
});

test('an answer to a read before a write does not restore the old profile', () => {
  const moment = nextMoment();
  storeProfile(profile('2'));
  storeMember(member('1'), moment);
  expect(phone()).toBe('2');
});

test('an answer to a read after a write is used', () => {
  storeProfile(profile('2'));
  storeMember(member('3'), nextMoment());
  expect(phone()).toBe('3');
});

test('another profile is used, whatever was written to the previous one', () => {
  const moment = nextMoment();
  storeProfile(profile('2'));
  storeMember(member('9', 'other'), moment);
  expect(phone()).toBe('9');
});

test('of two answers out of order the last request wins', () => {
  const [first, second] = [nextMoment(), nextMoment()];
  storeMember(member('new'), second);
  storeMember(member('old'), first);
  expect(phone()).toBe('new');
});
