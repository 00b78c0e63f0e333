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
  /** Where the person's own details are: the first entry. */
  settingsHref?: string;
  /** Words for that entry where the details are somebody else's. */
  settingsLabel?: string;
  /** What only staff can do; the group is there only with it. */
  staff?: readonly MenuEntry[];
  /** Entries of the application's own, between rules, before the password and logging out. */
  sections?: readonly MenuEntrySection[];
  /** Where the password is changed. */
  passwordHref?: string;
  /** Logs out. */
  onLogOut: () => void;
}

const most = 5;

/** An entry that leads somewhere, if it is known where. */
const link = (id: string, label: string, href: string | undefined): MenuEntry[] =>
  href === undefined ? [] : [{ id, label, href }];

/**
 * Who is here, and what one can do as that one: own details, other profiles, staff's acts, what the application
 * adds, password, log out. What is not given is not there.
 *
 * Keyboard: as of `MenuButton`.
 */
export function ProfileMenu(props: ProfileMenuProps) {
  const t = useStrings(profileMenuStrings);
  const { profiles, staff = [], allProfilesHref, settingsHref, passwordHref } = props;
  const settings = props.settingsLabel ?? t('settings');
  const isCut = allProfilesHref !== undefined && profiles.length > most;
  const shown = profilesToShow(profiles, isCut ? most : profiles.length);
  const sections: MenuEntrySection[] = [
    { id: 'settings', label: settings, items: link('settings', settings, settingsHref) },
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
        ...link('all', t('allProfiles'), isCut ? allProfilesHref : undefined),
      ],
    },
    { id: 'staff', label: t('staff'), items: staff },
    ...(props.sections ?? []),
    {
      id: 'account',
      label: t('account'),
      items: [
        ...link('password', t('password'), passwordHref),
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
