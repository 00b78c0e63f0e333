import { Button, type ButtonProps, Modal, Skeleton } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import type { Addressees } from './LabelsForm';

/** With the rules of the body, which only printing needs. */
const LabelsForm = late(() => import('./LabelsForm'), { fallback: () => <Skeleton lines={6} /> });

interface LabelsButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabledReason'> {
  addressees: Addressees;
  /** The number of customers, if it is known. */
  count: number | undefined;
  children: string;
}

/** Asks where the labels begin, and prints them. */
export function LabelsButton({ addressees, count, children, ...button }: LabelsButtonProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="second" onPress={() => setOpen(true)} {...button}>
        {children}
      </Button>
      {isOpen && (
        <Modal isOpen onClose={close} title={t('customerList.labels')}>
          <LabelsForm addressees={addressees} count={count} onDone={close} />
        </Modal>
      )}
    </>
  );
}
