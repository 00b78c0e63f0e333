import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { momentText } from '../../../shared/audit/moment';
import { useText } from '../../../shared/intl/use-text';
import { UndoMerge } from './UndoMerge';

interface UndoStateProps {
  merge: AuthorMerge;
  /** Reads anew what undoing has changed. */
  onUndone: () => Promise<unknown>;
}

/** The way back from a merge, or when it was taken. */
export function UndoState({ merge, onUndone }: UndoStateProps) {
  const { t } = useText();
  return merge.undone === null ? (
    <UndoMerge merge={merge} onUndone={onUndone} />
  ) : (
    t('authors.undone', { when: momentText(merge.undone) })
  );
}
