import type { Profile } from '@nimio/domain/profile/profile.types';

/** As in a register: "Sandbacka, Björn Erik", or the name of an organisation. */
export const registerName = ({ person, profileName }: Pick<Profile, 'person' | 'profileName'>): string =>
  person ? [person.lastName, person.firstName].filter(Boolean).join(', ') : profileName;
