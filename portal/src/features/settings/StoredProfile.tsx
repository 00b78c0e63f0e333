import { Skeleton } from '@nimio/design-system';
import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../api/use-endpoint';
import type { Stored } from '../../shared/conflict/save-version';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { useProfileStore } from '../../shared/session/use-profile-store';
import { useProfile } from '../../shared/session/use-session';

interface StoredProfileProps {
  /** The number of fields, for the skeleton. */
  lines: number;
  children: (stored: Stored<Profile>, store: (response: Stored<Profile>) => void) => ReactNode;
}

/** Renders a form when the profile has loaded. */
export function StoredProfile({ lines, children }: StoredProfileProps) {
  const { stored, error, reload, store } = useStoredProfile();
  if (stored) return children(stored, store);
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={lines} height="2.5rem" />;
}

/** The current profile with its ETag, and how the page stores a newer one. */
function useStoredProfile() {
  const { hash: profileHash } = useProfile();
  const profileStore = useProfileStore();
  const { data, etag, error, reload, mutate } = useEndpoint(getProfile, { params: { profileHash } });
  const store = (response: Stored<Profile>) => {
    profileStore.store(response.data);
    void mutate({ ...response, servedAt: Date.now() }, { revalidate: false });
  };
  return { stored: data && { data, etag }, error, reload, store };
}
