import { PersonIcon } from '../icons/icons';
import { MenuButton } from '../menu-button/MenuButton';
import type { MenuEntry, MenuEntrySection } from '../menu-button/menu-types';
import { useStrings } from '../strings/use-strings';
import { type OwnProfile, profilesToShow } from './own-profiles';
import { profileMenuStrings } from './profile-menu.strings';

export interface ProfileMenuProps {
  /** The current person: the label of the button. */
  name: string;
  /** The profiles that this person may act for, including their own. Shown by name if there are two or more. */
  profiles: readonly OwnProfile[];
  /** Called when another profile is chosen. */
  onChoose: (id: string) => void;
  /** The address of the list of all profiles, if there are more than five. Without it the menu shows them all. */
  allProfilesHref?: string;
  /** The address of the person's own details: the first item. */
  settingsHref?: string;
  /** The label of that item if the details are another person's. */
  settingsLabel?: string;
  /**
   * Actions of staff; the section exists only with them.
   * @default []
   */
  staff?: readonly MenuEntry[];
  /** Items of the application, between rules, before the password and logout. */
  sections?: readonly MenuEntrySection[];
  /** The address for changing the password. */
  passwordHref?: string;
  /** Logs out. */
  onLogOut: () => void;
}

const maximum = 5;

/** An item with a link, if its address is given. */
const link = (id: string, label: string, href: string | undefined): MenuEntry[] =>
  href === undefined ? [] : [{ id, label, href }];

/**
 * The current person and their actions: own details, other profiles, staff's actions, items of the application,
 * password, logout. Items without props are omitted. Keyboard: as for `MenuButton`.
 */
export function ProfileMenu(props: ProfileMenuProps) {
  const t = useStrings(profileMenuStrings);
  const { profiles, staff = [], allProfilesHref, settingsHref, passwordHref } = props;
  const settings = props.settingsLabel ?? t('settings');
  const isCut = allProfilesHref !== undefined && profiles.length > maximum;
  const shown = profilesToShow(profiles, isCut ? maximum : profiles.length);
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
