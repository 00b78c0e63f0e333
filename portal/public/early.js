// What main.tsx needs to know of the time before it: when the page came, and what it presses again unless the user types
// on.
globalThis.cameAt = Date.now();
for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target }) => (globalThis.pressedEarly = (type === 'click' && target.closest('button')) || undefined),
    true,
  );

// The scripts of a rendered page would delay its first paint, so they are fetched after it. The timer is for tabs in the
// background and for browsers that do not report paints.
const scripts = document.getElementById('scripts');
if (scripts) {
  const fetchScripts = () => scripts.replaceWith(scripts.content);
  setTimeout(fetchScripts, 2000);
  new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true });
}

new Worker('/locale-data.js');
