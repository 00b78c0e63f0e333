import { Button, Modal, Skeleton } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import type { Conditions } from './filters';

/** With the rules of the body, which only printing needs. */
const LabelsForm = late(() => import('./LabelsForm'), { fallback: () => <Skeleton lines={6} /> });

interface LabelsButtonProps {
  conditions: Conditions;
  disabledReason: string | false;
}

/** Asks where the labels begin, and prints them. */
export function LabelsButton({ conditions, disabledReason }: LabelsButtonProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="second" onPress={() => setOpen(true)} disabledReason={disabledReason}>
        {t('customerList.labels')}
      </Button>
      {isOpen && (
        <Modal isOpen onClose={close} title={t('customerList.labels')}>
          <LabelsForm conditions={conditions} onDone={close} />
        </Modal>
      )}
    </>
  );
}
