import type { Me } from '@nimio/domain/session/session.types';
import { expect, it } from 'vitest';
import { lostProfile } from './ended-access';

const me = (profile: string, own: string[] = [], change: object = {}) =>
  ({
    user: { hash: 'inka', defaultProfileHash: 'own' },
    profile: { hash: profile, profileName: profile },
    profiles: own.map((hash) => ({ hash })),
    rights: [],
    sessionKind: 'password',
    ...change,
  }) as unknown as Me;

it('reports a current profile that is no longer among one’s own', () => {
  expect(lostProfile(me('estate'), me('own', ['own']))?.profileName).toBe('estate');
});

it('reports nothing while the profile exists, also if another tab has chosen another', () => {
  expect(lostProfile(me('estate'), me('own', ['own', 'estate']))).toBeUndefined();
});

it('reports nothing about staff, the first visit, or another person', () => {
  expect(
    lostProfile(me('customer', [], { rights: ['actForCustomers'] }), me('own', ['own'])),
  ).toBeUndefined();
  expect(lostProfile(undefined, me('own', ['own']))).toBeUndefined();
  const other = me('own', ['own'], { user: { hash: 'other', defaultProfileHash: 'own' } });
  expect(lostProfile(me('estate'), other)).toBeUndefined();
});
