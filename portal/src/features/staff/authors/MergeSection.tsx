import { Button, Section, VisuallyHidden } from '@nimio/design-system';
import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { focusAfter } from '../../../shared/action/focus-after';
import { useText } from '../../../shared/intl/use-text';
import { Actions, SideBySide } from '../../../shared/page/layout';
import { ChosenAuthor } from './ChosenAuthor';
import { Merged } from './Merged';
import { MergePreview } from './MergePreview';
import { type MergeChoice, noneChosen, swapped } from './merge-choice';

interface MergeSectionProps {
  choice: MergeChoice;
  /** The last merge, until an author is chosen again. */
  merged: AuthorMerge | undefined;
  onChange: (choice: MergeChoice) => void;
  onMerged: (merge: AuthorMerge) => Promise<void>;
  /** Refetches what undoing has changed. */
  onUndone: () => Promise<unknown>;
}

/** Choice of both authors, preview, and result of the merge. */
export function MergeSection({ choice, merged, onChange, onMerged, onUndone }: MergeSectionProps) {
  const { t } = useText();
  const { staying, leaving } = choice;
  const isAnyChosen = staying !== undefined || leaving !== undefined;
  const clear = (button: Element) => {
    const moveFocus = focusAfter(button);
    onChange(noneChosen);
    moveFocus();
  };
  return (
    <Section id="merge" title={t('authors.merge')}>
      <VisuallyHidden role="status">
        {[
          staying && t('authors.nowStaying', { name: wholeName(staying) }),
          leaving && t('authors.nowLeaving', { name: wholeName(leaving) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </VisuallyHidden>
      {merged && <Merged key={merged.mergeHash} merge={merged} onUndone={onUndone} />}
      <SideBySide>
        <ChosenAuthor place="staying" author={staying} />
        <ChosenAuthor place="leaving" author={leaving} />
      </SideBySide>
      {isAnyChosen && (
        <Actions>
          <Button variant="quiet" onPress={() => onChange(swapped(choice))}>
            {t('authors.swap')}
          </Button>
          <Button variant="quiet" onPress={({ target }) => clear(target)}>
            {t('authors.clear')}
          </Button>
        </Actions>
      )}
      {staying && leaving && <MergePreview staying={staying} leaving={leaving} onMerged={onMerged} />}
    </Section>
  );
}
