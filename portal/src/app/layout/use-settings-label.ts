import { useText } from '../../shared/intl/use-text';
import { isActing } from '../../shared/session/is-acting';
import type { Member } from '../../shared/session/session-store';

/** What both menus call the settings: one's own, or those of whom one acts for. */
export function useSettingsLabel({ me }: Member): string {
  const { t } = useText();
  return isActing(me)
    ? t('frame.settingsOfOther', { name: me.profile?.profileName ?? '' })
    : t('frame.settings');
}
