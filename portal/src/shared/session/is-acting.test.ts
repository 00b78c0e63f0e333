import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import type { Me } from '@nimio/domain/session/session.types';
import { expect, test } from 'vitest';
import { hasOverview, isAtOverview } from './is-acting';
import { storyMe, storyProfile } from './story-people';

const summary = (hash: string, roles: ProfileRole[]) => ({
  ...{ hash, profileName: hash, listName: hash, roles },
  isCurrent: 0 as const,
});
const estate = summary('estate', ['estate']);
const me = (roles: ProfileRole[], changes: Partial<Me> = {}): Me => ({
  ...storyMe,
  profiles: [summary('own', roles), estate],
  ...changes,
});

test('Home is an overview for those who are paid nothing and act for others', () => {
  expect(isAtOverview(me(['representative']))).toBe(true);
  expect(isAtOverview(me(['representative', 'tester']))).toBe(true);
  expect(isAtOverview(me([]))).toBe(true);
  expect(isAtOverview(me(['creator']))).toBe(false);
  expect(isAtOverview(me(['representative', 'beneficiary']))).toBe(false);
});

test('it is not while another profile is chosen, nor for staff, nor without other profiles', () => {
  const acting = me(['representative'], { profile: { ...storyProfile, hash: 'estate' } });
  expect([hasOverview(acting), isAtOverview(acting)]).toEqual([true, false]);
  expect(isAtOverview(me(['admin'], { rights: ['actForCustomers'] }))).toBe(false);
  expect(isAtOverview(me(['representative'], { profiles: [summary('own', ['representative'])] }))).toBe(
    false,
  );
  // The access to the own profile has ended.
  expect(hasOverview(me(['representative'], { profiles: [estate, summary('other', ['creator'])] }))).toBe(
    false,
  );
});
