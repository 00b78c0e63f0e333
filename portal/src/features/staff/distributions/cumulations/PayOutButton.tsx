import { toast } from '@nimio/design-system';
import { cancelPayOut, requestPayOut } from '@nimio/domain/cumulation/cumulation.endpoints';
import type { Cumulation } from '@nimio/domain/cumulation/cumulation.types';
import { ApiError } from '../../../../api/api-error';
import { call } from '../../../../api/client';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useText } from '../../../../shared/intl/use-text';

type PayOutButtonProps = Pick<Cumulation, 'profileHash' | 'profileName' | 'state'> & {
  /** Refetches the list. */
  onChanged: () => Promise<unknown>;
};

/** Has a cumulation paid below the minimum, or undoes that; nothing when neither has an effect. */
export function PayOutButton({ profileHash, profileName: name, state, onChanged }: PayOutButtonProps) {
  const { t } = useText();
  if (state === 'closed' || state === 'deceased') return null;
  const isRequested = state === 'requested';
  const change = async () => {
    try {
      await call(isRequested ? cancelPayOut : requestPayOut, { params: { profileHash } });
    } catch (error) {
      // It may have been paid, or the customer may have died; the error is shown with the current list.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) void onChanged();
      throw error;
    }
    toast.success(t(isRequested ? 'cumulation.undone' : 'cumulation.requested'));
    await onChanged();
  };
  return (
    <AsyncButton
      variant={isRequested ? 'quiet' : 'second'}
      size="sm"
      action={change}
      aria-label={t(isRequested ? 'cumulation.undoNamed' : 'cumulation.payNamed', { name })}
    >
      {t(isRequested ? 'cumulation.undo' : 'cumulation.pay')}
    </AsyncButton>
  );
}
