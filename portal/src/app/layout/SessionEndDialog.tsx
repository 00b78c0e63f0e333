import { ConfirmDialog } from '@nimio/design-system';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { checkSession } from '../../shared/session/session';

/**
 * Any call extends the session, so continuing fetches the current user; the reply closes the dialog. When the absolute
 * limit ends the session, there is nothing to ask.
 */
export default function SessionEndDialog({ canContinue }: { canContinue: boolean }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  // Escape only closes the dialog. The session expires later, and typed values are preserved.
  const [isClosed, setClosed] = useState(false);
  // Not a toast, since its code may not load without a network.
  const continueSession = () => checkSession().catch((error: unknown) => ({ failure: ofFailure(error) }));
  return (
    <ConfirmDialog
      isOpen={!isClosed}
      title={t('frame.sessionEndTitle')}
      body={<p>{t(canContinue ? 'frame.sessionEndBody' : 'frame.sessionLastBody')}</p>}
      {...(canContinue && { confirmLabel: t('frame.sessionGoOn'), onConfirm: continueSession })}
      cancelLabel={t('frame.sessionClose')}
      onCancel={() => setClosed(true)}
    />
  );
}
