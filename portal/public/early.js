// What main.tsx needs to know of the time before it: when the page came, and what it presses again unless the user types
// on.
globalThis.cameAt = Date.now();
for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target }) => (globalThis.pressedEarly = (type === 'click' && target.closest('button')) || undefined),
    true,
  );

new Worker('/locale-data.js');

// The scripts of a rendered page would delay its first paint, so they are fetched after it. A tab in the background is
// not painted.
const scripts = document.getElementById('scripts');
const fetchScripts = () => scripts.replaceWith(scripts.content);
if (scripts && document.hidden) fetchScripts();
else if (scripts)
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    fetchScripts();
  }).observe({ type: 'paint', buffered: true });
