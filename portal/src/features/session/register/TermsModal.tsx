import { Button, Modal } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { TermsText } from '../../../shared/terms/TermsText';
import { useTerms } from '../../../shared/terms/use-terms';

/** The terms over the form, so that nothing typed is left. */
export default function TermsModal({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const terms = useTerms();
  return (
    <Modal
      isOpen
      isDismissable
      onClose={onClose}
      title={t('register.termsTitle')}
      actions={<Button onPress={onClose}>{t('register.closeTerms')}</Button>}
    >
      <TermsText terms={terms} />
    </Modal>
  );
}
