import type { Profile } from '@nimio/domain/profile/profile.types';
import { createContext, useContext } from 'react';
import { checkSession } from './session';
import { storeProfile } from './session-store';

interface ProfileStore {
  /** Stores the profile from the reply of a write. */
  store: (profile: Profile) => void;
  /** Fetches the profile again, after a change by others. */
  refetch: () => Promise<unknown>;
}

const ofSession: ProfileStore = { store: storeProfile, refetch: checkSession };

/** Where the profile of `ProfileOfPage` is stored. */
export const ProfileStoreOfPage = createContext(ofSession);

/** How the page stores and refetches the profile that `useProfile` returns. */
export const useProfileStore = (): ProfileStore => useContext(ProfileStoreOfPage);
