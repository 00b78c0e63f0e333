import { Modal } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { mayLeave } from '../../../shared/form/unsaved';

interface CustomerDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form about the customer over the page; leaving typed values is confirmed. */
export function CustomerDialog({ title, onClose, children }: CustomerDialogProps) {
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Modal isOpen onClose={() => void close()} title={title}>
      {children}
    </Modal>
  );
}
