import { useNavigate } from 'react-router';
import { returnPath } from './return-path';
import { resumeProfile } from './session';

/**
 * Returns after a login and its steps, in the profile of the previous session.
 *
 * @param to `?to=` of the address
 */
export function useReturn(to: string | null): () => Promise<void> {
  const navigate = useNavigate();
  const path = returnPath(to);
  return async () => {
    if (!(await resumeProfile(path))) await navigate(path, { replace: true });
  };
}
