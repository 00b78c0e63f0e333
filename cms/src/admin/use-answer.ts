import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Answer<T> = { state: 'loading' } | { state: 'failed' } | { state: 'there'; value: T };

/**
 * Fetches one of our own calls for the admin.
 *
 * @param path with its query; another path fetches again
 */
export function useAnswer<T>(path: string): Answer<T> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ path: string; answer: Answer<T> }>();
  useEffect(() => {
    let isWanted = true;
    const store = (given: Answer<T>): void => {
      if (isWanted) setAnswer({ path, answer: given });
    };
    get<T>(path).then(
      ({ data }) => store({ state: 'there', value: data }),
      () => store({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [get, path]);
  return answer?.path === path ? answer.answer : { state: 'loading' };
}
