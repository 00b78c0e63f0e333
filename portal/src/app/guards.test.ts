import type { Me } from '@nimio/domain/session/session.types';
import { describe, expect, it } from 'vitest';
import type { Session } from '../shared/session/session-store';
import { firstPage, guard, type Step } from './guards';
import type { Audience } from './routes';

const me = (change: Partial<Me> & { accepted?: string | null } = {}): Me => {
  const { accepted = '2021-08-26', ...rest } = change;
  return {
    user: { disclaimerAccepted: accepted },
    rights: [],
    sessionKind: 'password',
    shouldUpdatePassword: 0,
    ...rest,
  } as Me;
};
const member = (change?: Parameters<typeof me>[0]): Session => ({
  status: 'member',
  me: me(change),
});

const unchecked: Session = { status: 'unchecked' };
const unreachable: Session = { status: 'unreachable' };
const anonymous: Session = { status: 'anonymous', wasLost: false };
const ready = member();
const newcomer = member({ accepted: null });
const weak = member({ shouldUpdatePassword: 1 });
const weakNewcomer = member({ shouldUpdatePassword: 1, accepted: null });
const strong = member({ sessionKind: 'strong', accepted: null });
const awaited = member({ secondFactor: 'awaited' });
const enrol = member({ secondFactor: 'enrol' });
const given = member({ secondFactor: 'given' });
const awaitedNewcomer = member({ secondFactor: 'awaited', accepted: null });

const show: Step = { do: 'show' };
const go = (to: string): Step => ({ do: 'go', to });

type Row = [name: string, session: Session, audience: Audience, address: string, step: Step];

const table: Row[] = [
  // 1. The session is checked once, first.
  ['unchecked', unchecked, 'members', '/works', { do: 'checkSession' }],
  ['unchecked', unchecked, 'everybody', '/disclaimer?language=sv', { do: 'checkSession' }],
  // Public pages need no session; other pages check it again.
  ['unreachable', unreachable, 'everybody', '/privacy-policy', show],
  [
    'unreachable',
    unreachable,
    'everybody',
    '/about?language=sv',
    { do: 'setLanguage', language: 'sv', then: '/about' },
  ],
  ['unreachable', unreachable, 'members', '/works', { do: 'checkSession' }],
  ['unreachable', unreachable, 'anonymousOnly', '/login', { do: 'checkSession' }],
  // An editor's preview depends only on its link.
  ['unchecked', unchecked, 'linkHolders', '/preview/x.y', show],
  ['newcomer', newcomer, 'linkHolders', '/preview/x.y', show],
  ['weak', weak, 'linkHolders', '/preview/x.y', show],
  // 2. The language parameter.
  [
    'nobody',
    anonymous,
    'anonymousOnly',
    '/login?language=sv',
    { do: 'setLanguage', language: 'sv', then: '/login' },
  ],
  [
    'member',
    ready,
    'members',
    '/works?language=en&page=2#a',
    { do: 'setLanguage', language: 'en', then: '/works?page=2#a' },
  ],
  ['nobody', anonymous, 'anonymousOnly', '/login?language=de', show],
  // 3. Members' pages require a login and remember the path.
  ['nobody', anonymous, 'members', '/', go('/login')],
  ['nobody', anonymous, 'members', '/settings/bank', go('/login?to=%2Fsettings%2Fbank')],
  [
    'nobody',
    anonymous,
    'members',
    '/settings?open=true#iban',
    go('/login?to=%2Fsettings%3Fopen%3Dtrue%23iban'),
  ],
  ['nobody', anonymous, 'everybody', '/disclaimer', show],
  ['nobody', anonymous, 'anonymousOnly', '/register?auth=x', show],
  // 4. Anonymous pages lead members Home.
  ['member', ready, 'anonymousOnly', '/login', go('/')],
  // Another tab has logged in, or another user here.
  [
    'member',
    ready,
    'anonymousOnly',
    '/login?reason=sessionExpired&to=%2Fworks%3Fpage%3D2',
    go('/works?page=2'),
  ],
  ['member', ready, 'anonymousOnly', '/login?to=%2F%2Fexample.org', go('/')],
  ['weak', weak, 'anonymousOnly', '/login?to=%2Fworks', go('/password?to=%2Fworks')],
  ['member', ready, 'everybody', '/disclaimer', show],
  ['member', ready, 'members', '/works', show],
  // 5. The terms block all other pages, and lead back afterwards.
  ['newcomer', newcomer, 'members', '/', go('/disclaimer')],
  ['newcomer', newcomer, 'members', '/password', go('/disclaimer?to=%2Fpassword')],
  ['newcomer', newcomer, 'everybody', '/no-such-page', go('/disclaimer?to=%2Fno-such-page')],
  ['newcomer', newcomer, 'everybody', '/disclaimer', show],
  ['newcomer', newcomer, 'everybody', '/disclaimer?to=%2Fworks', show],
  // A new password has precedence over the terms.
  ['weak', weak, 'members', '/works?page=2', go('/password?to=%2Fworks%3Fpage%3D2')],
  ['weak', weak, 'members', '/password', show],
  // Its address may contain a secret.
  ['weak', weak, 'anonymousOnly', '/password-reset/x', go('/password')],
  ['weak newcomer', weakNewcomer, 'everybody', '/disclaimer', go('/password?to=%2Fdisclaimer')],
  ['weak newcomer', weakNewcomer, 'members', '/password', show],
  // Identified by the bank, but not logged in.
  ['strong', strong, 'members', '/', go('/password')],
  ['strong', strong, 'everybody', '/disclaimer', go('/password?to=%2Fdisclaimer')],
  ['strong', strong, 'anonymousOnly', '/login', go('/password')],
  ['strong', strong, 'members', '/password', show],
  // Staff verify their second factor after the terms, and return to their page.
  ['awaited', awaited, 'members', '/', go('/second-factor')],
  ['enrol', enrol, 'members', '/works?page=2', go('/second-factor?to=%2Fworks%3Fpage%3D2')],
  ['awaited', awaited, 'members', '/second-factor', show],
  ['awaited', awaited, 'everybody', '/privacy-policy', show],
  ['awaited newcomer', awaitedNewcomer, 'members', '/works', go('/disclaimer?to=%2Fworks')],
  ['given', given, 'members', '/works', show],
];

describe('guard', () => {
  it.each(table)('%s: %#', (_, session, audience, address, step) => {
    const { pathname, search, hash } = new URL(address, 'https://portal.invalid');
    expect(guard({ audience, pathname, search, hash, continuesWithoutSecondFactor: false }, session)).toEqual(
      step,
    );
  });

  it('lets staff continue without the second factor if they chose to', () => {
    const visit = {
      audience: 'members',
      pathname: '/works',
      search: '',
      hash: '',
      continuesWithoutSecondFactor: true,
    } as const;
    expect(guard(visit, awaited)).toEqual(show);
  });
});

describe('the first page', () => {
  const leads = (address: string, session: Session) => {
    const {
      language,
      address: to,
      route,
    } = firstPage(address, session, {
      continuesWithoutSecondFactor: false,
    });
    return [language, to, route.path];
  };

  it.each([
    ['/works/9789510392652?year=2025#loans', ready, undefined, '/works/:isbn'],
    ['/login', anonymous, undefined, '/login'],
    ['/no-such-page', anonymous, undefined, '*'],
    // The session is checked by the portal.
    ['/works', unchecked, undefined, '/works'],
  ] as const)('of %s is that page', (address, session, language, path) => {
    expect(leads(address, session)).toEqual([language, address, path]);
  });

  it('follows all steps', () => {
    const [language, to, path] = leads('/settings/bank?language=sv#account', anonymous);
    expect([language, path]).toEqual(['sv', '/login']);
    expect(to).toBe('/login?to=%2Fsettings%2Fbank%23account');
    expect(leads('/login?to=%2Fworks', awaited)).toEqual([
      undefined,
      '/second-factor?to=%2Fworks',
      '/second-factor',
    ]);
  });
});
