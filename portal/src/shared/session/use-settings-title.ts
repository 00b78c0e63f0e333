import { useText } from '../intl/use-text';
import { isActing } from './is-acting';
import { useMe } from './use-session';

/** The title of the settings: the user's, or those of the profile that the user acts for. */
export function useSettingsTitle(): string {
  const { t } = useText();
  const me = useMe();
  return isActing(me)
    ? t('session.settingsOfOther', { name: me.profile?.profileName ?? '' })
    : t('session.settings');
}
