import { Notice } from '@nimio/design-system';
import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { UndoMerge } from './UndoMerge';

interface MergedProps {
  merge: AuthorMerge;
  /** Refetches what undoing has changed. */
  onUndone: () => Promise<unknown>;
}

/** The result of the merge, and the action to undo it; takes the focus, since the choice was removed. */
export function Merged({ merge, onUndone }: MergedProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isUndone, setUndone] = useState(false);
  useEffect(() => place.current?.focus(), [isUndone]);
  const names = { names: merge.replacedNames.join(', '), into: merge.dominantName };
  const undone = async () => {
    setUndone(true);
    await onUndone();
  };
  return (
    <Above ref={place} tabIndex={-1}>
      <Notice
        tone={isUndone ? 'info' : 'success'}
        actions={!isUndone && <UndoMerge merge={merge} onUndone={undone} />}
      >
        <p>{t(isUndone ? 'authors.undoneNow' : 'authors.mergedNow', names)}</p>
      </Notice>
    </Above>
  );
}
