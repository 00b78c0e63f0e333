// What main.tsx needs to know of the time before it: when the page came, and what it presses again unless the user types
// on.
globalThis.cameAt = Date.now();
for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target }) => (globalThis.pressedEarly = (type === 'click' && target.closest('button')) || undefined),
    true,
  );
