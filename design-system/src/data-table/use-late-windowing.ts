import { type ReactNode, useEffect, useState } from 'react';
import type { ManyRows } from './many-rows';

type Windowing = <T>(props: ManyRows<T> & { isWhole: boolean }) => ReactNode;

let loaded: Windowing | undefined;

/**
 * Loads the windowing code, which most tables never need, when a page has many rows.
 *
 * @returns `hasFailed` if it cannot be loaded: then every row must be rendered
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
