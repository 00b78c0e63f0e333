import { Button } from '@nimio/design-system';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { Actions } from '../../../shared/page/layout';
import { PrintButton } from '../../../shared/page/PrintButton';

const DeleteDialog = late(() => import('../DeleteDialog'));

interface MessageActionsProps {
  onMarkUnread: () => void;
  onDelete: () => Promise<void>;
  onDeleted: () => void;
}

/** Print, mark unread, delete. */
export function MessageActions({ onMarkUnread, onDelete, onDeleted }: MessageActionsProps) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Actions>
        <PrintButton size="sm" />
        <Button variant="quiet" size="sm" onPress={onMarkUnread}>
          {t('message.markUnread')}
        </Button>
        <Button variant="quiet" size="sm" onPress={() => setConfirming(true)}>
          {t('message.delete')}
        </Button>
      </Actions>
      {isConfirming && (
        <DeleteDialog
          count={1}
          onDelete={onDelete}
          onDeleted={() => {
            flushSync(() => setConfirming(false));
            onDeleted();
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
