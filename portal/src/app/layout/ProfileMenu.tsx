import { MenuButton, type MenuEntrySection, PersonIcon } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { logOut } from '../../shared/session/session';
import type { Member } from '../../shared/session/session-store';
import { byName, useSwitchProfile } from './use-profile-acts';

/** Who is here, and what one can do as that one: settings, profiles, password, log out. */
export function ProfileMenu({ me, profiles }: Member) {
  const { t } = useText();
  const switchTo = useSwitchProfile();
  const own = byName(profiles).map((profile) => ({
    id: profile.hash,
    label: profile.profileName,
    isCurrent: profile.isCurrent === 1,
    onAction: () => switchTo(profile),
  }));
  const sections: MenuEntrySection[] = [
    {
      id: 'settings',
      label: t('frame.menuSettings'),
      items: [{ id: 'settings', label: t('frame.settings'), href: '/settings' }],
    },
    ...(own.length > 1 ? [{ id: 'profiles', label: t('frame.menuProfiles'), items: own }] : []),
    {
      id: 'account',
      label: t('frame.menuAccount'),
      items: [
        { id: 'password', label: t('frame.password'), href: '/password' },
        { id: 'log-out', label: t('frame.logOut'), onAction: () => void logOut() },
      ],
    },
  ];
  return (
    <MenuButton
      icon={<PersonIcon />}
      prefix={t('frame.profile')}
      label={me.profile?.profileName}
      sections={sections}
    />
  );
}
