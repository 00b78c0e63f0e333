import type { Strings } from '../strings/use-strings';

type Key = 'profile' | 'settings' | 'profiles' | 'allProfiles' | 'staff' | 'account' | 'password' | 'logOut';

export const profileMenuStrings: Strings<Key> = {
  'fi-FI': {
    profile: 'Profiili:',
    settings: 'Omat tiedot',
    profiles: 'Profiilit',
    allProfiles: 'Kaikki profiilit',
    staff: 'Henkilökunta',
    account: 'Käyttäjätili',
    password: 'Vaihda salasana',
    logOut: 'Kirjaudu ulos',
  },
  'sv-FI': {
    profile: 'Profil:',
    settings: 'Mina uppgifter',
    profiles: 'Profiler',
    allProfiles: 'Alla profiler',
    staff: 'Personal',
    account: 'Användarkonto',
    password: 'Byt lösenord',
    logOut: 'Logga ut',
  },
  'en-GB': {
    profile: 'Profile:',
    settings: 'My details',
    profiles: 'Profiles',
    allProfiles: 'All profiles',
    staff: 'Staff',
    account: 'Account',
    password: 'Change password',
    logOut: 'Log out',
  },
};
