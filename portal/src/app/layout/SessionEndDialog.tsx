import { ConfirmDialog } from '@nimio/design-system';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { checkSession } from '../../shared/session/session';

/**
 * Any call keeps the session alive, so going on asks who is logged in; the answer closes the dialog. At the end that
 * no call puts off there is nothing to ask.
 */
export default function SessionEndDialog({ canGoOn }: { canGoOn: boolean }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  // Escape must cost nothing: it closes, and the session ends in its time with what was typed kept.
  const [isClosed, setClosed] = useState(false);
  // A toast would not do: without a network its code may not come.
  const goOn = () => checkSession().catch((error: unknown) => ({ failure: ofFailure(error) }));
  return (
    <ConfirmDialog
      isOpen={!isClosed}
      title={t('frame.sessionEndTitle')}
      body={<p>{t(canGoOn ? 'frame.sessionEndBody' : 'frame.sessionLastBody')}</p>}
      {...(canGoOn && { confirmLabel: t('frame.sessionGoOn'), onConfirm: goOn })}
      cancelLabel={t('frame.sessionClose')}
      onCancel={() => setClosed(true)}
    />
  );
}
