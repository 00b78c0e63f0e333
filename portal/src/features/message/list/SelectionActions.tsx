import { Button } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { type Mark, unlike } from './list-state';

interface SelectionActionsProps {
  selected: readonly ListedMessage[];
  mailbox: Mailbox;
  onMark: (messages: readonly ListedMessage[], as: Mark) => void;
  onDelete: (messages: readonly ListedMessage[]) => void;
}

/** Actions on the selected messages. */
export function SelectionActions({ selected, mailbox, onMark, onDelete }: SelectionActionsProps) {
  const { t } = useText();
  const button = (as: Mark, label: string) => (
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
      {button('read', t('message.markRead'))}
      {button('unread', t('message.markUnread'))}
      <Button variant="danger" size="sm" onPress={() => onDelete(selected)}>
        {t('message.delete')}
      </Button>
    </>
  );
}
