import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'there'; value: T };

/**
 * Fetches for a page of the admin.
 *
 * @param path with its query; another path fetches again
 */
export function useResponse<T>(path: string): Loaded<T> {
  const { get } = useFetchClient();
  const [response, setResponse] = useState<{ path: string; response: Loaded<T> }>();
  useEffect(() => {
    let isWanted = true;
    const store = (given: Loaded<T>): void => {
      if (isWanted) setResponse({ path, response: given });
    };
    get<T>(path).then(
      ({ data }) => store({ state: 'there', value: data }),
      () => store({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [get, path]);
  return response?.path === path ? response.response : { state: 'loading' };
}
