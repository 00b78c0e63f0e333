import { Skeleton } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import type { Stored } from '../../shared/conflict/save-version';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { useStoredProfile } from './use-stored-profile';

interface StoredProfileProps {
  /** The number of fields, for the skeleton. */
  lines: number;
  children: (stored: Stored<Profile>, store: (answer: Stored<Profile>) => void) => ReactNode;
}

/** Renders a form when the profile has loaded. */
export function StoredProfile({ lines, children }: StoredProfileProps) {
  const { stored, error, reload, store } = useStoredProfile();
  if (stored) return children(stored, store);
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={lines} height="2.5rem" />;
}
