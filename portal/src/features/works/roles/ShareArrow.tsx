import { useText } from '../../../shared/intl/use-text';
import type { Fraction } from './own-share';
import { useShareText } from './use-share-text';

interface ShareArrowProps {
  /** The label: "Osuutesi". */
  label: string;
  before: Fraction;
  after: Fraction;
}

/** The effect of a change on a share: `Osuutesi: nyt 1/2, muutoksen jälkeen 1/3`. */
export function ShareArrow({ label, before, after }: ShareArrowProps) {
  const { t } = useText();
  const shareText = useShareText();
  const [now, then] = [shareText(before), shareText(after)];
  return (
    <>
      {now === then ? t('roles.shareStays', { label, now }) : t('roles.shareChanges', { label, now, then })}
    </>
  );
}
