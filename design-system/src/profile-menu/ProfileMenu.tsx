import { PersonIcon } from '../icons/icons';
import { MenuButton } from '../menu-button/MenuButton';
import type { MenuEntry, MenuEntrySection } from '../menu-button/menu-types';
import { useStrings } from '../strings/use-strings';
import { type OwnProfile, profilesToShow } from './own-profiles';
import { profileMenuStrings } from './profile-menu.strings';

export interface ProfileMenuProps {
  /** Who is here: the words of the button. */
  name: string;
  /** Those for whom this person may act, oneself among them. Shown by name, from two on. */
  profiles: readonly OwnProfile[];
  /** Another profile was chosen. */
  onChoose: (id: string) => void;
  /** Where all profiles are, when there are more than five. Without it the menu shows them all. */
  allProfilesHref?: string;
  /** Where the person's own details are. */
  settingsHref: string;
  /** What only staff can do; the group is there only with it. */
  staff?: readonly MenuEntry[];
  /** Where the password is changed. */
  passwordHref: string;
  /** Logs out. */
  onLogOut: () => void;
}

const most = 5;

/**
 * Who is here, and what one can do as that one: own details, other profiles, staff's acts, password, log out.
 *
 * Keyboard: as of `MenuButton`.
 */
export function ProfileMenu(props: ProfileMenuProps) {
  const t = useStrings(profileMenuStrings);
  const { profiles, staff = [], allProfilesHref } = props;
  const isCut = allProfilesHref !== undefined && profiles.length > most;
  const shown = profilesToShow(profiles, isCut ? most : profiles.length);
  const sections: MenuEntrySection[] = [
    {
      id: 'settings',
      label: t('settings'),
      items: [{ id: 'settings', label: t('settings'), href: props.settingsHref }],
    },
    {
      id: 'profiles',
      label: t('profiles'),
      items: [
        ...shown.map(({ id, name, isCurrent = false }) => ({
          id: `profile ${id}`,
          label: name,
          isCurrent,
          onAction: () => props.onChoose(id),
        })),
        ...(isCut ? [{ id: 'all', label: t('allProfiles'), href: allProfilesHref }] : []),
      ],
    },
    { id: 'staff', label: t('staff'), items: staff },
    {
      id: 'account',
      label: t('account'),
      items: [
        { id: 'password', label: t('password'), href: props.passwordHref },
        { id: 'log-out', label: t('logOut'), onAction: props.onLogOut },
      ],
    },
  ];
  const isThere = ({ id, items }: MenuEntrySection) => items.length > (id === 'profiles' ? 1 : 0);
  return (
    <MenuButton
      icon={<PersonIcon />}
      prefix={t('profile')}
      label={props.name}
      sections={sections.filter(isThere)}
    />
  );
}
