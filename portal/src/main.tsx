import '@nimio/design-system/fonts.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { firstPage } from './app/guards';
import { createPortalRouter, type LoadedPage, loadPage, textsOf } from './app/router';
import { watchSession } from './app/watch-session';
import { loadPart, setLanguage, startIntl } from './shared/intl/language';
import { type PageData, readPageData } from './shared/page/page-data';
import { setRenderTime } from './shared/page/render-time';
import { continuesWithoutSecondFactor } from './shared/session/second-factor';
import { checkSessionIfReachable, startSession } from './shared/session/session';
import { currentMember, sessionStore } from './shared/session/session-store';
import { loadSettings } from './shared/settings/settings';
import { applyTheme } from './shared/theme/use-theme';

/** With what `early.js` has noticed: when the page came, and the button that was pressed before the scripts had loaded. */
const page = globalThis as { cameAt?: number; pressedEarly?: HTMLElement };

const root = document.getElementById('root') as HTMLElement;
const data = readPageData();

applyTheme();

start().catch(() => {
  // Without messages and settings the page shows a built-in text.
  const failed = document.getElementById('failed') as HTMLTemplateElement;
  root.replaceChildren(failed.content.cloneNode(true));
});

async function start(): Promise<void> {
  // Yields to the main thread: evaluation and start are two tasks, and input is handled between them.
  await new Promise((resolve) => setTimeout(resolve));
  const [first] = await Promise.all([open(data?.session), startIntl(), loadSettings(data?.settings)]);
  const router = createPortalRouter(first);
  watchSession(router);
  const rendered = data?.rendered;
  if (!rendered || rendered.path !== first?.route.path) {
    createRoot(root).render(<App router={router} />);
    return;
  }
  const replies = Object.entries(rendered.replies);
  if (replies.length > 0) (await import('./api/use-endpoint')).seedReplies(rendered.replies);
  setRenderTime(rendered.at);
  const restoreTyped = readTyped();
  const finish = () => {
    setRenderTime(undefined);
    // Restoring is typing, too.
    const pressed = page.pressedEarly;
    restoreTyped();
    pressed?.click();
  };
  // As a transition, React leaves the browser time for the user in between.
  startTransition(() => void hydrateRoot(root, <App router={router} onRendered={finish} />));
}

/** Reads what was typed before the scripts had loaded, which React would replace by its own values. */
function readTyped(): () => void {
  const typed = [...root.querySelectorAll('input')].flatMap((input) =>
    input.value === input.defaultValue ? [] : [{ input, value: input.value }],
  );
  return () => {
    for (const { input, value } of typed) {
      // React knows the value that it writes itself, and notices a change by a difference from it.
      input.value = '';
      Reflect.set(HTMLInputElement.prototype, 'value', value, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}

function isFromHistory(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

/**
 * Loads the page that the session leads to; `undefined` when the session has to be fetched first, or the code does not
 * load, which the router shows.
 */
async function open(session: PageData['session']): Promise<LoadedPage | undefined> {
  if (session === undefined) return undefined;
  // A page from the browser's history may be older than the session.
  if (isFromHistory()) await checkSessionIfReachable();
  // The page came before the scripts.
  else if (session)
    await startSession(session.me, session.servedAt + Date.now() - (page.cameAt ?? Date.now()));
  else sessionStore.set({ status: 'anonymous', wasLost: false });
  if (sessionStore.current().status === 'unreachable') return undefined;
  const me = currentMember()?.me;
  const here = location.pathname + location.search + location.hash;
  const { language, address, route } = firstPage(here, sessionStore.current(), {
    continuesWithoutSecondFactor: continuesWithoutSecondFactor(),
  });
  try {
    // When the messages cannot be loaded, the page stays in its language.
    if (language) await setLanguage(language).catch(() => undefined);
    const [page] = await Promise.all([loadPage(route), ...textsOf(route).map(loadPart)]);
    if (me) await (await import('./app/first-reads')).awaitReads(me, route);
    // The session may have ended in the meantime.
    if (me && !currentMember()) return undefined;
    // The first address has not shown anything, so it must not remain in the history.
    if (address !== here) history.replaceState(null, '', address);
    return page;
  } catch {
    return undefined;
  }
}
