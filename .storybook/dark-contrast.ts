import axe from 'axe-core';

const isTestRun = import.meta.env.MODE === 'test';

/** Colours of text change at once, so that no half-way colour is measured. */
function withoutTransitions(root: HTMLElement): () => void {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important; }';
  root.append(style);
  return () => style.remove();
}

/**
 * In a test run every story is looked at once more, in the dark: the same state, other colours. Only contrast can
 * differ between the themes, so only contrast is tested again.
 */
export async function checkContrastInDark() {
  const root = document.documentElement;
  if (!isTestRun || root.dataset['theme'] === 'dark') return;
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
