import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { useErrorToast } from '../../shared/toast/use-error-toast';
import { useMessageFailure } from './use-message-failure';

interface DeleteDialogProps {
  /** The number of messages. */
  count: number;
  /** Deletes. When it rejects, the error is shown and the dialog remains open. */
  onDelete: () => Promise<void>;
  /** Called when the messages have been deleted. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before messages are permanently deleted. */
export default function DeleteDialog({ count, onDelete, onDeleted, onCancel }: DeleteDialogProps) {
  const { t } = useText();
  const failureText = useMessageFailure('delete');
  const showError = useErrorToast(failureText);
  const remove = async () => {
    try {
      await onDelete();
    } catch (error) {
      showError(error);
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
