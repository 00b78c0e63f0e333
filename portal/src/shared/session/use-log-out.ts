import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';
import { useErrorToast } from '../toast/use-error-toast';
import { logOut } from './session';

/** Logs out, or shows that the session has not ended. */
export function useLogOut(): () => void {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { attempt } = useErrorToast((failure) => t('session.logOutFailed', { reason: ofFailure(failure) }));
  return () => void attempt(logOut);
}
