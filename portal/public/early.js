// Until the portal's scripts have loaded, the server's page does not react: the last pressed button is pressed again
// by `main.tsx`.
addEventListener(
  'click',
  (event) => {
    globalThis.pressedEarly = event.target.closest('button') ?? undefined;
  },
  true,
);
