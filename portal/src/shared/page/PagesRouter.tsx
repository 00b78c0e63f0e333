import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';

/**
 * Shows the router's pages. React DOM's `flushSync` is handed over because `navigate(…, { flushSync: true })` is
 * otherwise a transition like any other, and the page being left would still show what is forgotten after it.
 */
export const PagesRouter = ({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) => (
  <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
);
