// What main.tsx needs to know of the time before it: when the page came, and what it presses again unless the user types
// on.
globalThis.cameAt = Date.now();
for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target }) => (globalThis.pressedEarly = (type === 'click' && target.closest('button')) || undefined),
    true,
  );

// The first use of Intl reads the browser's data of languages, which blocks a slow phone for a tenth of a second. After
// the first paint it waits for the scripts, so nothing is delayed.
const paints = new PerformanceObserver(() => {
  paints.disconnect();
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang));
});
paints.observe({ type: 'paint', buffered: true });
