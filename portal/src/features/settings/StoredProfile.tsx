import { Skeleton } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import type { Stored } from '../../shared/conflict/write-fresh';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { useStoredProfile } from './use-stored-profile';

interface StoredProfileProps {
  /** How many fields come, for the bars in their place. */
  lines: number;
  children: (stored: Stored<Profile>, keep: (answer: Stored<Profile>) => void) => ReactNode;
}

/** A form over the profile, once the profile has come. */
export function StoredProfile({ lines, children }: StoredProfileProps) {
  const { stored, error, reload, keep } = useStoredProfile();
  if (stored) return children(stored, keep);
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={lines} height="2.5rem" />;
}
