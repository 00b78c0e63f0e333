import {
  createBrowserRouter,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
  replace,
} from 'react-router';
import { loadPart, setLanguage } from '../shared/intl/language';
import { continuesWithoutSecondFactor } from '../shared/session/second-factor';
import { checkSession, checkSessionIfReachable } from '../shared/session/session';
import { sessionStore } from '../shared/session/session-store';
import { type Audience, guard, type Step } from './guards';
import { FailurePage, RootFailure } from './pages/FailurePage';
import { InitialLoading, Root } from './Root';
import { type PortalRoute, routes } from './routes';

// Types of middleware depend on the future flag that the router below enables.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** Performs the guards' steps until the page may be shown. */
const guardedFor =
  (audience: Audience): MiddlewareFunction =>
  async ({ request }) => {
    // The guard of the first page is called while the router is being created.
    await Promise.resolve();
    const { pathname, search } = new URL(request.url);
    for (;;) {
      const visit = {
        audience,
        pathname,
        search,
        hash: destinationHash(),
        continuesWithoutSecondFactor: continuesWithoutSecondFactor(),
      };
      const step = guard(visit, sessionStore.current());
      if (step.do === 'show') return;
      await perform(step, audience);
    }
  };

async function perform(step: Exclude<Step, { do: 'show' }>, audience: Audience): Promise<void> {
  if (step.do === 'checkSession')
    return audience === 'everybody' ? checkSessionIfReachable() : checkSession();
  // When the messages cannot be loaded, the page stays in its language.
  if (step.do === 'setLanguage') await setLanguage(step.language).catch(() => undefined);
  const to = step.do === 'setLanguage' ? step.then : step.to;
  // The address of the first page has not shown anything, so it must not remain in the history.
  // oxlint-disable-next-line typescript/only-throw-error -- the router redirects by a thrown response
  throw router.state.initialized ? redirect(to) : replace(to);
}

/** Requests have no fragment. */
const destinationHash = () => (router.state.navigation.location ?? router.state.location).hash;

const routeOf = ({ path, audience, page, texts = [] }: PortalRoute): RouteObject => ({
  path,
  middleware: [guardedFor(audience)],
  // Middleware runs only on branches that have a loader.
  loader: () => null,
  lazy: { Component: async () => (await Promise.all([page(), ...texts.map(loadPart)]))[0] },
});

const within = (frame: PortalRoute['within']) =>
  routes.filter((route) => route.within === frame).map(routeOf);

/**
 * When a page fails, the frame remains. The error boundary is a separate route, since the router does not show that
 * of a route whose code did not load.
 */
const framed = (): RouteObject => ({ ErrorBoundary: FailurePage, children: within('frame') });

async function frame() {
  const [{ Frame }] = await Promise.all([import('./layout/Frame'), loadPart('frame')]);
  return Frame;
}

export const router = createBrowserRouter(
  [
    {
      Component: Root,
      ErrorBoundary: RootFailure,
      HydrateFallback: InitialLoading,
      children: [...within('spread'), { lazy: { Component: frame }, children: [framed()] }],
    },
  ],
  { future: { v8_middleware: true } },
);
