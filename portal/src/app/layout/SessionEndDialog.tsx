import { ConfirmDialog } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../shared/intl/use-text';
import { checkSession } from '../../shared/session/session';
import { useErrorToast } from '../../shared/toast/use-error-toast';

/** Any call keeps the session alive, so going on asks who is logged in; the answer closes the dialog. */
export default function SessionEndDialog() {
  const { t } = useText();
  const showError = useErrorToast();
  // Escape must cost nothing: it closes, and the session ends in its time with what was typed kept.
  const [isClosed, setClosed] = useState(false);
  return (
    <ConfirmDialog
      isOpen={!isClosed}
      title={t('frame.sessionEndTitle')}
      body={<p>{t('frame.sessionEndBody')}</p>}
      confirmLabel={t('frame.sessionGoOn')}
      cancelLabel={t('frame.sessionClose')}
      onConfirm={() => checkSession().catch(showError)}
      onCancel={() => setClosed(true)}
    />
  );
}
