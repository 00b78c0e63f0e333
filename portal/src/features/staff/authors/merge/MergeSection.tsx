import { Button, Card, DescriptionList, Notice, Section, VisuallyHidden } from '@nimio/design-system';
import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { formatIsni } from '@nimio/domain/author-name/isni';
import { useEffect, useRef, useState } from 'react';
import { focusAfter } from '../../../../shared/action/focus-after';
import { useText } from '../../../../shared/intl/use-text';
import { SideBySide } from '../../../../shared/page/frame-layout';
import { Above, Actions } from '../../../../shared/page/layout';
import { MergePreview } from './MergePreview';
import { type MergeChoice, type MergePlace, noneChosen, swapped } from './merge-choice';
import { UndoMerge } from './UndoMerge';

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

interface ChosenAuthorProps {
  place: MergePlace;
  author: FoundAuthor | undefined;
}

/** One of the two sides of a merge, and its author. */
function ChosenAuthor({ place, author }: ChosenAuthorProps) {
  const { t } = useText();
  if (!author) {
    return (
      <Card title={t(`authors.${place}Title`)}>
        <p>{t('authors.nobody')}</p>
      </Card>
    );
  }
  return (
    <Card kicker={t(`authors.${place}Title`)} title={wholeName(author)}>
      <DescriptionList
        items={[
          { term: t('authors.profile'), value: author.profileName },
          { term: t('authors.works'), value: author.books },
          { term: t('authors.isni'), value: author.isni ? formatIsni(author.isni) : t('authors.noIsni') },
        ]}
      />
    </Card>
  );
}

interface MergedProps {
  merge: AuthorMerge;
  /** Refetches what undoing has changed. */
  onUndone: () => Promise<unknown>;
}

/** The result of the merge, and the action to undo it; takes the focus, since the choice was removed. */
function Merged({ merge, onUndone }: MergedProps) {
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
