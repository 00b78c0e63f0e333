import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { useMoment } from '../../../../shared/intl/use-moment';
import { useText } from '../../../../shared/intl/use-text';
import { UndoMerge } from './UndoMerge';

interface UndoStateProps {
  merge: AuthorMerge;
  /** Refetches what undoing has changed. */
  onUndone: () => Promise<unknown>;
}

/** The action to undo a merge, or when it was undone. */
export function UndoState({ merge, onUndone }: UndoStateProps) {
  const { t } = useText();
  const formatMoment = useMoment();
  return merge.undone === null ? (
    <UndoMerge merge={merge} onUndone={onUndone} />
  ) : (
    t('authors.undone', { when: formatMoment(merge.undone) })
  );
}
