import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  type HydrationState,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
  replace,
} from 'react-router';
import { loadPart, setLanguage } from '../shared/intl/language';
import { continuesWithoutSecondFactor } from '../shared/session/second-factor';
import { checkSession, checkSessionIfReachable } from '../shared/session/session';
import { sessionStore } from '../shared/session/session-store';
import { guard, type Step } from './guards';
import { FailurePage, RootFailure } from './pages/FailurePage';
import { InitialLoading, Root } from './Root';
import { type Audience, type PortalRoute, routes } from './routes';

// Types of middleware depend on the future flag that the router below enables.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** Performs the guards' steps until the page may be shown. */
const guardedFor =
  (audience: Audience, router: () => PortalRouter): MiddlewareFunction =>
  async ({ request }) => {
    // The guard of the first page is called while the router is being created.
    await Promise.resolve();
    const { pathname, search } = new URL(request.url);
    const { state } = router();
    for (;;) {
      const visit = {
        audience,
        pathname,
        search,
        // Requests have no fragment.
        hash: (state.navigation.location ?? state.location).hash,
        continuesWithoutSecondFactor: continuesWithoutSecondFactor(),
      };
      const step = guard(visit, sessionStore.current());
      if (step.do === 'show') return;
      await perform(step, audience, state.initialized);
    }
  };

async function perform(
  step: Exclude<Step, { do: 'show' }>,
  audience: Audience,
  isInitialized: boolean,
): Promise<void> {
  if (step.do === 'checkSession')
    return audience === 'everybody' ? checkSessionIfReachable() : checkSession();
  // When the messages cannot be loaded, the page stays in its language.
  if (step.do === 'setLanguage') await setLanguage(step.language).catch(() => undefined);
  const to = step.do === 'setLanguage' ? step.then : step.to;
  // The address of the first page has not shown anything, so it must not remain in the history.
  // oxlint-disable-next-line typescript/only-throw-error -- the router redirects by a thrown response
  throw isInitialized ? redirect(to) : replace(to);
}

/** The code of a first page that has been loaded and may be shown, so that the router renders it immediately. */
export interface LoadedPage {
  route: PortalRoute;
  Page: ComponentType;
  /** Absent for a page without it. */
  Frame?: ComponentType;
}

/** Loads the code of a page, and of the frame around it. */
export async function loadPage(route: PortalRoute): Promise<LoadedPage> {
  if (route.within === 'spread') return { route, Page: await route.page() };
  const [Page, Frame] = await Promise.all([route.page(), loadFrame()]);
  return { route, Page, Frame };
}

const loadFrame = async () => (await import('./layout/Frame')).Frame;

/** The messages that a page needs in addition to those of the entry. */
export const textsOf = ({ within, texts = [] }: PortalRoute) =>
  within === 'frame' ? (['frame', ...texts] as const) : texts;

/** The routes of the router. */
export function routeObjects(
  guarded: (audience: Audience) => MiddlewareFunction,
  first?: LoadedPage,
): RouteObject[] {
  const routeOf = (route: PortalRoute): RouteObject => ({
    id: route.path,
    path: route.path,
    middleware: [guarded(route.audience)],
    // Middleware runs only on branches that have a loader.
    loader: () => null,
    ...(route === first?.route
      ? { Component: first.Page }
      : {
          lazy: {
            Component: async () =>
              (await Promise.all([route.page(), ...(route.texts ?? []).map(loadPart)]))[0],
          },
        }),
  });
  const within = (frame: PortalRoute['within']) =>
    routes.filter((route) => route.within === frame).map(routeOf);
  const frame = first?.Frame
    ? { Component: first.Frame }
    : { lazy: { Component: async () => (await Promise.all([loadFrame(), loadPart('frame')]))[0] } };
  return [
    {
      Component: Root,
      ErrorBoundary: RootFailure,
      HydrateFallback: InitialLoading,
      children: [
        ...within('spread'),
        // When a page fails, the frame remains. The error boundary is a separate route, since the router does not show
        // that of a route whose code did not load.
        { ...frame, children: [{ ErrorBoundary: FailurePage, children: within('frame') }] },
      ],
    },
  ];
}

/** Begins a router with a loaded page, whose guards have been asked. */
export const startingWith = (first: LoadedPage | undefined): { hydrationData?: HydrationState } =>
  first ? { hydrationData: { loaderData: { [first.route.path]: null } } } : {};

export function createPortalRouter(first?: LoadedPage): PortalRouter {
  const router: PortalRouter = createBrowserRouter(
    routeObjects((audience) => guardedFor(audience, () => router), first),
    { future: { v8_middleware: true }, ...startingWith(first) },
  );
  return router;
}
