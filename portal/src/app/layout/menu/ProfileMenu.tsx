import { ProfileMenu as Menu } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { mayWrite } from '../../../shared/messages/mailbox';
import { useMailbox } from '../../../shared/messages/use-mailbox';
import type { Member } from '../../../shared/session/session-store';
import { useLogOut } from '../../../shared/session/use-log-out';
import { useSettingsTitle } from '../../../shared/session/use-settings-title';
import { setTheme, themes, useTheme } from '../../../shared/theme/use-theme';
import { useSwitchProfile } from './use-profile-actions';
import { useStaffEntries } from './use-staff-entries';

interface ProfileMenuProps {
  member: Member;
  onChooseCustomer: () => void;
}

/** The user, and the actions of the user: settings, profiles, messages, password, log out. */
export function ProfileMenu({ member, onChooseCustomer }: ProfileMenuProps) {
  const { me } = member;
  const { profiles } = me;
  const { t } = useText();
  const mailbox = useMailbox();
  const switchTo = useSwitchProfile();
  const logOut = useLogOut();
  const theme = useTheme();
  const staff = useStaffEntries(member, onChooseCustomer);
  const settingsLabel = useSettingsTitle();
  const messages = { id: 'messages', label: t('frame.messages'), href: '/messages' };
  const choose = (hash: string) => {
    const profile = profiles.find((own) => own.hash === hash);
    if (profile) switchTo(profile);
  };
  return (
    <Menu
      name={me.profile?.profileName ?? ''}
      profiles={profiles.map(({ hash, listName, isCurrent }) => ({
        id: hash,
        name: listName,
        isCurrent: isCurrent === 1,
      }))}
      onChoose={choose}
      allProfilesHref="/profiles"
      staff={staff}
      settingsHref="/settings"
      settingsLabel={settingsLabel}
      sections={[
        ...(mailbox && mayWrite(mailbox)
          ? [{ id: 'messages', label: t('frame.messages'), items: [messages] }]
          : []),
        {
          id: 'theme',
          label: t('frame.theme'),
          items: themes.map((one) => ({
            id: `theme ${one}`,
            label: t(`frame.theme_${one}`),
            isCurrent: one === theme,
            onAction: () => setTheme(one),
          })),
        },
      ]}
      passwordHref="/password"
      onLogOut={logOut}
    />
  );
}
