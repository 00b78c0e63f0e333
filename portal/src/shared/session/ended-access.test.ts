import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { expect, it } from 'vitest';
import { lostProfile } from './ended-access';

const me = (profile: string, change: object = {}) =>
  ({
    user: { hash: 'inka', defaultProfileHash: 'own' },
    profile: { hash: profile, profileName: profile },
    rights: [],
    sessionKind: 'password',
    ...change,
  }) as unknown as Me;
const list = (...hashes: string[]) => hashes.map((hash) => ({ hash })) as ProfileSummary[];

it('reports a current profile that is no longer among one’s own', () => {
  expect(lostProfile(me('estate'), me('own'), list('own'))?.profileName).toBe('estate');
});

it('reports nothing while the profile exists, also if another tab has chosen another', () => {
  expect(lostProfile(me('estate'), me('own'), list('own', 'estate'))).toBeUndefined();
});

it('reports nothing about staff, the first visit, or another person', () => {
  expect(
    lostProfile(me('customer', { rights: ['actForCustomers'] }), me('own'), list('own')),
  ).toBeUndefined();
  expect(lostProfile(undefined, me('own'), list('own'))).toBeUndefined();
  const other = me('own', { user: { hash: 'other', defaultProfileHash: 'own' } });
  expect(lostProfile(me('estate'), other, list('own'))).toBeUndefined();
});
