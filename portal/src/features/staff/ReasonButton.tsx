import { AsyncButton } from '../../shared/action/AsyncButton';
import { useText } from '../../shared/intl/use-text';
import { CellButton } from '../../shared/page/layout';
import { selectProfile } from '../../shared/session/session';

interface ReasonButtonProps {
  profileHash: string;
  /** The hash of the payment. */
  payment: string;
  /** Which payment it is, for those who do not see the row. */
  name: string;
}

/** Opens the reason of a payment, as its author sees it after approval; staff then act for the author. */
export function ReasonButton({ profileHash, payment, name }: ReasonButtonProps) {
  const { t } = useText();
  return (
    <CellButton>
      <AsyncButton
        variant="quiet"
        size="sm"
        action={() => selectProfile(profileHash, `/accounting/${payment}`)}
        aria-label={t('staff.whyNamed', { name })}
      >
        {t('shareSum.why')}
      </AsyncButton>
    </CellButton>
  );
}
