import { ProfileMenu as Menu } from '@nimio/design-system';
import { logOut } from '../../shared/session/session';
import type { Member } from '../../shared/session/session-store';
import { useSwitchProfile } from './use-profile-acts';

/** Who is here, and what one can do as that one: settings, profiles, password, log out. */
export function ProfileMenu({ me, profiles }: Member) {
  const switchTo = useSwitchProfile();
  const choose = (hash: string) => {
    const profile = profiles.find((own) => own.hash === hash);
    if (profile) switchTo(profile);
  };
  return (
    <Menu
      name={me.profile?.profileName ?? ''}
      profiles={profiles.map(({ hash, profileName, isCurrent }) => ({
        id: hash,
        name: profileName,
        isCurrent: isCurrent === 1,
      }))}
      onChoose={choose}
      settingsHref="/settings"
      passwordHref="/password"
      onLogOut={() => void logOut()}
    />
  );
}
