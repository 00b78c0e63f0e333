// What main.tsx presses again.
addEventListener(
  'click',
  ({ target }) => (globalThis.pressedEarly = target.closest('button') ?? undefined),
  true,
);
