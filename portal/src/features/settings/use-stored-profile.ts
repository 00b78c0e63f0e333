import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { useEndpoint } from '../../api/use-endpoint';
import type { Stored } from '../../shared/conflict/save-version';
import { storeProfile } from '../../shared/session/session-store';
import { useProfile } from '../../shared/session/use-session';

/** The current profile with its ETag, and how the page stores a newer one. */
export function useStoredProfile() {
  const { hash: profileHash } = useProfile();
  const { data, etag, error, reload, mutate } = useEndpoint(getProfile, { params: { profileHash } });
  const store = (answer: Stored<Profile>) => {
    storeProfile(answer.data);
    void mutate({ ...answer, servedAt: Date.now() }, { revalidate: false });
  };
  return { stored: data && { data, etag }, error, reload, store };
}
