// What main.tsx needs to know of the time before it: when the page came, and what it presses again unless the user types
// on.
globalThis.cameAt = Date.now();
for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target }) => (globalThis.pressedEarly = (type === 'click' && target.closest('button')) || undefined),
    true,
  );

// Loads the locale data of Intl, which takes a tenth of a second on a slow phone, before the scripts come, so that they
// need not. Where the page is there already, its first paint comes before.
const loadLocaleData = () => Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang);
if (document.getElementById('root')?.firstChild) {
  const paints = new PerformanceObserver(() => {
    paints.disconnect();
    setTimeout(loadLocaleData);
  });
  paints.observe({ type: 'paint', buffered: true });
} else loadLocaleData();
