import { toast } from '@nimio/design-system';
import axe from 'axe-core';
import { waitFor } from 'storybook/test';

export const isTestRun = import.meta.env.MODE === 'test';

const stopIfReal = (event: Event) => event.isTrusted && event.stopImmediatePropagation();

/**
 * Chromium dispatches an event of the real mouse, in the corner of the window, whenever the page has changed under it.
 * React Aria interprets it as the end of a hover that a story has simulated.
 */
export function ignoreRealMouse() {
  for (const type of ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'])
    window.addEventListener(type, stopIfReal, true);
}

/** Disables transitions, so that no intermediate colour is measured. */
function withoutTransitions(root: HTMLElement): () => void {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important; }';
  root.append(style);
  return () => style.remove();
}

/** Checks each story of a test run after its `play` function. */
export async function checkStory() {
  if (!isTestRun) return;
  // Elements that depend on their own width are rendered a frame after the previous story's window has changed.
  await waitFor(checkNothingIsCutOff);
  await checkNothingIsCutOffAt320();
  await checkContrastInDark();
}

/**
 * Each story has to fit on a narrow screen too, so stories are not repeated at 320 px. Vitest shows stories in a frame,
 * whose width is restored for the checks that follow.
 */
async function checkNothingIsCutOffAt320() {
  const frame = window.frameElement as HTMLElement;
  const { width } = frame.style;
  frame.style.width = '320px';
  try {
    await waitFor(checkNothingIsCutOff);
  } finally {
    frame.style.width = width;
  }
}

/** No page may scroll horizontally, in particular on a narrow screen (WCAG 1.4.10). */
function checkNothingIsCutOff() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`At ${clientWidth} px the story is ${scrollWidth} px wide`);
}

/** Only the contrast can differ between the themes, so only the contrast is tested again. */
async function checkContrastInDark() {
  const root = document.documentElement;
  if (root.dataset['theme'] === 'dark') return;
  const theme = root.dataset['theme'];
  const restore = withoutTransitions(root);
  root.dataset['theme'] = 'dark';
  try {
    const { violations } = await axe.run(
      { include: ['body'], exclude: ['[data-live-announcer]'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${any[0]?.message}\n${html}`),
    );
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`);
  } finally {
    root.dataset['theme'] = theme;
    restore();
  }
}

/** Stories share a page in which toasts outlive the story that shows them, so each story closes its own at its end. */
export function closeToastsAtEnd() {
  const show = { ...toast };
  const open: (() => void)[] = [];
  for (const tone of ['success', 'error', 'info'] as const) {
    toast[tone] = (...message) => {
      const close = show[tone](...message);
      open.push(close);
      return close;
    };
  }
  return async () => {
    // Closing a toast may show another one, a microtask later.
    while (open.length > 0) {
      for (const close of open.splice(0)) close();
      await Promise.resolve();
    }
    Object.assign(toast, show);
  };
}
