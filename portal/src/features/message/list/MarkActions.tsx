import { Button } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { type Mark, unlike } from './list-state';

interface MarkActionsProps {
  mailbox: Mailbox;
  selected: readonly ListedMessage[];
  onMark: (messages: readonly ListedMessage[], as: Mark) => void;
  onDelete: (messages: readonly ListedMessage[]) => void;
}

/** What can be done with the selected messages. */
export function MarkActions({ mailbox, selected, onMark, onDelete }: MarkActionsProps) {
  const { t } = useText();
  const mark = (as: Mark, label: string) => (
    <Button
      variant="second"
      size="sm"
      isInactive={unlike(selected, as, mailbox).length === 0}
      onPress={() => onMark(selected, as)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {mark('read', t('message.markRead'))}
      {mark('unread', t('message.markUnread'))}
      <Button variant="danger" size="sm" onPress={() => onDelete(selected)}>
        {t('message.delete')}
      </Button>
    </>
  );
}
