import { useText } from '../../../shared/intl/use-text';
import type { Fraction } from './own-share';

/** A share as text: `1/2`, all or nothing. */
export function useShareText(): (share: Fraction) => string {
  const { t } = useText();
  return ({ over, under }) => {
    if (over === 0) return t('roles.shareNone');
    return over === under ? t('roles.shareAll') : `${over}/${under}`;
  };
}
