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

it('tells of a profile that is in use and no longer among one’s own', () => {
  expect(lostProfile(me('estate'), me('own'), list('own'))?.profileName).toBe('estate');
});

it('tells nothing while the profile is there, though another tab has chosen another', () => {
  expect(lostProfile(me('estate'), me('own'), list('own', 'estate'))).toBeUndefined();
});

it('tells nothing of staff, of the first visit, or of another person', () => {
  expect(
    lostProfile(me('customer', { rights: ['actForCustomers'] }), me('own'), list('own')),
  ).toBeUndefined();
  expect(lostProfile(undefined, me('own'), list('own'))).toBeUndefined();
  const other = me('own', { user: { hash: 'other', defaultProfileHash: 'own' } });
  expect(lostProfile(me('estate'), other, list('own'))).toBeUndefined();
});
