import { Button, RowCheckbox, VisuallyHidden } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { BulkActions, PhoneLine } from '../../../shared/page/layout';
import { type Mark, unlike } from './list-state';

interface SelectVisibleProps {
  messages: readonly ListedMessage[];
  selected: readonly ListedMessage[];
  onSelect: (messages: readonly ListedMessage[]) => void;
}

/** Selects the messages of the page. */
export function SelectVisible({ messages, selected, onSelect }: SelectVisibleProps) {
  const { t } = useText();
  const isAll = selected.length > 0 && selected.length === messages.length;
  return (
    <RowCheckbox
      label={t('message.selectVisible')}
      isChecked={isAll}
      isIndeterminate={selected.length > 0 && !isAll}
      onChange={() => onSelect(isAll ? [] : messages)}
    />
  );
}

interface SelectionBarProps extends SelectVisibleProps {
  mailbox: Mailbox;
  onMark: (messages: readonly ListedMessage[], as: Mark) => void;
  onDelete: (messages: readonly ListedMessage[]) => void;
  /** Clears the selection and moves the focus, as the button is then removed. */
  onClear: () => void;
}

/** The number of selected messages, and actions on them. */
export function SelectionBar({ mailbox, onMark, onDelete, onClear, ...props }: SelectionBarProps) {
  const { selected } = props;
  const { t } = useText();
  const count = selected.length > 0 && t('message.selected', { n: selected.length });
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
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      <PhoneLine>
        <SelectVisible {...props} />
        <span aria-hidden>{t('message.selectVisible')}</span>
      </PhoneLine>
      <BulkActions>
        {count && (
          <>
            <strong aria-hidden>{count}</strong>
            {mark('read', t('message.markRead'))}
            {mark('unread', t('message.markUnread'))}
            <Button variant="danger" size="sm" onPress={() => onDelete(selected)}>
              {t('message.delete')}
            </Button>
            <Button variant="quiet" size="sm" onPress={onClear}>
              {t('message.clearSelection')}
            </Button>
          </>
        )}
      </BulkActions>
    </>
  );
}
