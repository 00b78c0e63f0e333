import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { useMessageFailure } from './use-message-failure';

interface DeleteDialogProps {
  /** The number of messages. */
  count: number;
  /** Deletes. When it rejects, the dialog remains open with the error. */
  onDelete: () => Promise<void>;
  /** Called when the messages have been deleted. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before messages are permanently deleted. */
export default function DeleteDialog({ count, onDelete, onDeleted, onCancel }: DeleteDialogProps) {
  const { t } = useText();
  const failureText = useMessageFailure('delete');
  const remove = async () => {
    try {
      await onDelete();
    } catch (error) {
      return { failure: failureText(error) };
    }
    onDeleted();
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('message.deleteTitle', { n: count })}
      body={<p>{t('message.deleteBody')}</p>}
      confirmLabel={t('message.deleteConfirm', { n: count })}
      cancelLabel={t('message.keep')}
      onConfirm={remove}
      onCancel={onCancel}
    />
  );
}
