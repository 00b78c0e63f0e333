import { type ReactNode, useEffect, useState } from 'react';
import type { ManyRows } from './many-rows';

type Windowing = <T>(props: ManyRows<T> & { isWhole: boolean }) => ReactNode;

let loaded: Windowing | undefined;

/**
 * The code that leaves rows out, which most tables never need: it comes when a page has many rows.
 *
 * @returns `hasFailed` when it does not come: then every row has to be shown
 */
export function useLateWindowing(isWanted: boolean) {
  const [Windowing, setWindowing] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Windowing) return;
    import('./WindowedRows').then(
      (part) => {
        loaded = part.default;
        setWindowing(() => loaded);
      },
      () => setFailed(true),
    );
  }, [isWanted, Windowing]);
  return { Windowing, hasFailed };
}
