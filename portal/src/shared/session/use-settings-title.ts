import { useText } from '../intl/use-text';
import { isActing } from './is-acting';
import { useMe } from './use-session';

/** What the settings and the way to them are called: one's own, or those of whom one acts for. */
export function useSettingsTitle(): string {
  const { t } = useText();
  const me = useMe();
  return isActing(me)
    ? t('session.settingsOfOther', { name: me.profile?.profileName ?? '' })
    : t('session.settings');
}
