import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/**
 * The state that a navigation to this page brought, such as that something was just sent, until the page unmounts.
 * It is removed from the history, so that it is not shown again after a reload or Back.
 */
export function useArrival(): unknown {
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state, key } = location;
  const navigate = useNavigate();
  const [arrival, setArrival] = useState({ key, state });
  const isNew = state !== null && state !== undefined;
  if (isNew && key !== arrival.key) setArrival({ key, state });
  useEffect(() => {
    if (!isNew) return;
    void navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true });
  }, [isNew, navigate, pathname, search, hash]);
  return arrival.state;
}
