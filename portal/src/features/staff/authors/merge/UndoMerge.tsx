import { undoAuthorMerge } from '@nimio/domain/author-merge/author-merge.endpoints';
import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { call } from '../../../../api/client';
import { ConfirmButton } from '../../../../shared/action/ConfirmButton';
import { useText } from '../../../../shared/intl/use-text';

interface UndoMergeProps {
  merge: AuthorMerge;
  /** Refetches what undoing has changed. */
  onUndone: () => Promise<unknown>;
}

/** Undoes a merge after confirmation; the dialog shows why it is no longer possible. */
export function UndoMerge({ merge, onUndone }: UndoMergeProps) {
  const { t } = useText();
  const { mergeHash, dominantName: into } = merge;
  const names = merge.replacedNames.join(', ');
  const undo = async () => {
    await call(undoAuthorMerge, { params: { mergeHash } });
    await onUndone();
  };
  return (
    <ConfirmButton
      size="sm"
      variant="second"
      aria-label={t('authors.undoNamed', { names })}
      action={undo}
      isDanger={false}
      title={t('authors.undoTitle')}
      body={t('authors.undoBody', { names, into })}
      confirmLabel={t('authors.undo')}
      cancelLabel={t('authors.undoKeep')}
    >
      {t('authors.undo')}
    </ConfirmButton>
  );
}
