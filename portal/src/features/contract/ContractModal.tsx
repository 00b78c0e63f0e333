import { Button, Modal } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { ContractText } from './ContractText';
import { useContractText } from './use-contract-text';

interface ContractModalProps {
  /** The accepted version, if known. */
  version: number | undefined;
  onClose: () => void;
}

/** The contract's text in a dialog. */
export default function ContractModal({ version, onClose }: ContractModalProps) {
  const { t } = useText();
  return (
    <Modal
      isOpen
      isDismissable
      size="lg"
      onClose={onClose}
      title={t('contract.textTitle')}
      actions={<Button onPress={onClose}>{t('contract.close')}</Button>}
    >
      <ContractText text={useContractText(version)} />
    </Modal>
  );
}
