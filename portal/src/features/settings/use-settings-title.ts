import { useText } from '../../shared/intl/use-text';
import { isActing } from '../../shared/session/is-acting';
import { useMe, useProfile } from '../../shared/session/use-session';

/** Whose details the settings are: one's own, or those of whom one acts for. */
export function useSettingsTitle(): string {
  const { t } = useText();
  const { profileName } = useProfile();
  return isActing(useMe()) ? t('settings.titleOfOther', { name: profileName }) : t('settings.title');
}
