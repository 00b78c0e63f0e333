import type { Language } from '@nimio/domain/schema';
import { isUnraised } from '../shared/session/second-factor';
import type { Session } from '../shared/session/session-store';

/**
 * Whom a page is for: those who are not logged in (and nobody else), everybody, those who are; or whoever has its
 * link, logged in or not, as with an editor's preview.
 */
export type Audience = 'anonymousOnly' | 'everybody' | 'members' | 'linkHolders';

export interface Visit {
  audience: Audience;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  hash: string;
  /** One of the society's own people has chosen to go on without the second factor. */
  goesWithout: boolean;
}

/** What has to happen before the page; `show` when nothing has. */
export type Step =
  | { do: 'checkSession' }
  | { do: 'speak'; language: Language; then: string }
  | { do: 'go'; to: string }
  | { do: 'show' };

const show: Step = { do: 'show' };

/** Where everything else is blocked until it is done there. An anonymous page is nothing to come back to. */
function blockedUntil(place: '/password' | '/disclaimer', visit: Visit): Step {
  if (visit.pathname === place) return show;
  return { do: 'go', to: visit.audience === 'anonymousOnly' ? place : backFrom(place, visit) };
}

/**
 * The guards of every page, in the specification's order (§2, Route guards). Decides one step; it is asked again
 * after each, until it says `show`.
 */
export function guard(visit: Visit, session: Session): Step {
  if (visit.audience === 'linkHolders') return languageStep(visit) ?? show;
  const isAnybodys = visit.audience === 'everybody';
  if (session.status === 'unchecked' || (session.status === 'unreachable' && !isAnybodys))
    return { do: 'checkSession' };
  const language = languageStep(visit);
  if (language) return language;
  if (session.status !== 'member') {
    return visit.audience === 'members' ? { do: 'go', to: backFrom('/login', visit) } : show;
  }
  const { user, sessionKind, shouldUpdatePassword } = session.me;
  const isUnconfirmed = isUnraised(session.me) && !visit.goesWithout;
  // An identified person who has not logged in may only set a password; an outdated one comes first too.
  if (sessionKind === 'strong' || shouldUpdatePassword === 1) return blockedUntil('/password', visit);
  if (visit.audience === 'anonymousOnly') return { do: 'go', to: '/' };
  if (user.disclaimerAccepted === null) return blockedUntil('/disclaimer', visit);
  if (!isUnconfirmed || isAnybodys || visit.pathname === '/second-factor') return show;
  return { do: 'go', to: backFrom('/second-factor', visit) };
}

const known: readonly string[] = ['fi', 'sv', 'en'] satisfies Language[];

/** The parameter switches the language and leaves the address, so that a reload keeps a later choice. */
function languageStep({ pathname, search, hash }: Visit): Step | undefined {
  const parameters = new URLSearchParams(search);
  const language = parameters.get('language');
  if (language === null || !known.includes(language)) return undefined;
  parameters.delete('language');
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return { do: 'speak', language: language as Language, then: pathname + rest + hash };
}

/** A page that leads back here afterwards. */
function backFrom(page: string, { pathname, search, hash }: Visit): string {
  const to = pathname + search + hash;
  return to === '/' ? page : `${page}?${new URLSearchParams({ to }).toString()}`;
}
