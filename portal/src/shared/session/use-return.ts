import { useNavigate } from 'react-router';
import { returnPath } from './return-path';
import { resumeProfile } from './session';

/**
 * Leads back after a login, and after what it asked for first, in the profile for which the session ended.
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
