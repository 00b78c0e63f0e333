// What main.tsx presses again, unless the user types on.
for (const type of ['click', 'input'])
  addEventListener(
    type,
    ({ target }) => (globalThis.pressedEarly = (type === 'click' && target.closest('button')) || undefined),
    true,
  );
