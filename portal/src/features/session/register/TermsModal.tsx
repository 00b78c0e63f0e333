import { Button, Modal, Notice } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { TermsText } from '../../../shared/terms/TermsText';
import type { useTerms } from '../../../shared/terms/use-terms';

interface TermsModalProps {
  terms: ReturnType<typeof useTerms>;
  /** Whether they came into force while the form was filled in. */
  areNew: boolean;
  onClose: () => void;
}

/** The terms in a dialog over the form, so that typed values remain. */
export default function TermsModal({ terms, areNew, onClose }: TermsModalProps) {
  const { t } = useText();
  return (
    <Modal
      isOpen
      isDismissable
      onClose={onClose}
      title={t('register.termsTitle')}
      actions={<Button onPress={onClose}>{t('register.closeTerms')}</Button>}
    >
      {areNew && (
        <Above>
          <Notice tone="warning">
            <p>{t('register.newTerms')}</p>
          </Notice>
        </Above>
      )}
      <TermsText terms={terms} />
    </Modal>
  );
}
