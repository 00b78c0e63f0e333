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
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Actions>
        <PrintButton size="sm" />
        <Button variant="quiet" size="sm" onPress={onMarkUnread}>
          {t('message.markUnread')}
        </Button>
        <Button variant="quiet" size="sm" onPress={() => setAsked(true)}>
          {t('message.delete')}
        </Button>
      </Actions>
      {isAsked && (
        <DeleteDialog
          count={1}
          onDelete={onDelete}
          onDeleted={() => {
            flushSync(() => setAsked(false));
            onDeleted();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
