import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { checkSession, logOut } from '../../shared/session/session';
import { useErrorToast } from '../../shared/toast/use-error-toast';

/** Any call keeps the session alive, so going on asks who is logged in; the answer closes the dialog. */
export default function SessionEndDialog() {
  const { t } = useText();
  const showError = useErrorToast();
  return (
    <ConfirmDialog
      isOpen
      title={t('frame.sessionEndTitle')}
      body={<p>{t('frame.sessionEndBody')}</p>}
      confirmLabel={t('frame.sessionGoOn')}
      cancelLabel={t('frame.logOut')}
      onConfirm={() => checkSession().catch(showError)}
      onCancel={() => void logOut()}
    />
  );
}
