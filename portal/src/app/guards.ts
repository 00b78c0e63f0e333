import type { Language } from '@nimio/domain/schema';
import { returnPath } from '../shared/session/return-path';
import { isUnraised } from '../shared/session/second-factor';
import type { Session } from '../shared/session/session-store';
import { type Audience, type PortalRoute, routeAt } from './routes';

export interface Visit {
  audience: Audience;
  pathname: string;
  /** With its question mark; may be empty. */
  search: string;
  hash: string;
  /** Staff have chosen to continue without the second factor. */
  continuesWithoutSecondFactor: boolean;
}

/** The next step before the page; `show` for none. */
export type Step =
  | { do: 'checkSession' }
  | { do: 'setLanguage'; language: Language; then: string }
  | { do: 'go'; to: string }
  | { do: 'show' };

const show: Step = { do: 'show' };

/** A page that blocks all others until it is done. */
const blockedUntil = (place: '/password' | '/disclaimer', visit: Visit): Step =>
  visit.pathname === place ? show : { do: 'go', to: backFrom(place, visit) };

/** Where a member wanted to go: this page, or after a login in another tab the page that led to the login. */
const wantedPath = ({ audience, pathname, search, hash }: Visit): string =>
  audience === 'anonymousOnly' ? returnPath(new URLSearchParams(search).get('to')) : pathname + search + hash;

/**
 * The guards of every page, in the specification's order (§2, Route guards). Decides one step, and is called again
 * after each until it is `show`.
 */
export function guard(visit: Visit, session: Session): Step {
  if (visit.audience === 'linkHolders') return languageStep(visit) ?? show;
  const isPublic = visit.audience === 'everybody';
  if (session.status === 'unchecked' || (session.status === 'unreachable' && !isPublic))
    return { do: 'checkSession' };
  const language = languageStep(visit);
  if (language) return language;
  if (session.status !== 'member') {
    return visit.audience === 'members' ? { do: 'go', to: backFrom('/login', visit) } : show;
  }
  const { user, sessionKind, shouldUpdatePassword } = session.me;
  const isUnconfirmed = isUnraised(session.me) && !visit.continuesWithoutSecondFactor;
  // A person who is only identified may set a password; an outdated password has to be changed first too.
  if (sessionKind === 'strong' || shouldUpdatePassword === 1) return blockedUntil('/password', visit);
  if (visit.audience === 'anonymousOnly') return { do: 'go', to: wantedPath(visit) };
  if (user.disclaimerAccepted === null) return blockedUntil('/disclaimer', visit);
  if (!isUnconfirmed || isPublic || visit.pathname === '/second-factor') return show;
  return { do: 'go', to: backFrom('/second-factor', visit) };
}

export interface FirstPage {
  /** Chosen by the address. */
  language: Language | undefined;
  /** The address of the page that is shown. */
  address: string;
  route: PortalRoute;
}

/** Where the address of the first page leads with what is known of the session. */
export function firstPage(
  address: string,
  session: Session,
  second: Pick<Visit, 'continuesWithoutSecondFactor'>,
): FirstPage {
  // A path may begin with two slashes, which are no origin.
  const { pathname, search, hash } = new URL(`https://portal.invalid${address}`);
  const route = routeAt(pathname);
  const step = guard({ ...second, audience: route.audience, pathname, search, hash }, session);
  if (step.do === 'show' || step.do === 'checkSession') return { language: undefined, address, route };
  const next = firstPage(step.do === 'go' ? step.to : step.then, session, second);
  return step.do === 'go' ? next : { ...next, language: next.language ?? step.language };
}

const known: readonly string[] = ['fi', 'sv', 'en'] satisfies Language[];

/** The parameter switches the language and is removed from the address, so that a reload preserves a later choice. */
function languageStep({ pathname, search, hash }: Visit): Step | undefined {
  const parameters = new URLSearchParams(search);
  const language = parameters.get('language');
  if (language === null || !known.includes(language)) return undefined;
  parameters.delete('language');
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : '';
  return { do: 'setLanguage', language: language as Language, then: pathname + rest + hash };
}

/** A page that returns here afterwards. */
function backFrom(page: string, visit: Visit): string {
  const to = wantedPath(visit);
  return to === '/' ? page : `${page}?${new URLSearchParams({ to }).toString()}`;
}
