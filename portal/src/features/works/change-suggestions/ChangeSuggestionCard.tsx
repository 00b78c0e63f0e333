import {
  Button,
  DateText,
  DescriptionList,
  Disclosure,
  focusField,
  Notice,
  PlainText,
  Select,
} from '@nimio/design-system';
import type { WorkLine } from '@nimio/domain/accounting/accounting.types';
import {
  defaultRejectionReason,
  type RejectionReason,
  rejectionReasons,
} from '@nimio/domain/change-suggestion/change-suggestion';
import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusAfter } from '../../../shared/action/focus-after';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { shareChange } from '../roles/share-change';
import { useShareText } from '../roles/use-share-text';
import { SuggestionEffect } from './SuggestionEffect';
import type { Answers } from './use-answers';

interface SuggestionCardProps {
  suggestion: ChangeSuggestion;
  work: WorkForEdit;
  /** What the work has earned the profile. */
  lines: readonly WorkLine[];
  answers: Answers;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One suggestion: author, date, reason, its effect on the own share, and the two answers. */
export function ChangeSuggestionCard(props: SuggestionCardProps) {
  const { suggestion, answers, isOpen, onOpenChange } = props;
  const { t } = useText();
  const { suggesterName, created } = suggestion;
  const outcome = answers.outcomeOf(suggestion);
  const name = suggesterName || t('handle.private');
  return (
    <Disclosure
      level={2}
      title={t('handle.from', { name })}
      note={outcome ? t(`handle.${outcome}Note`) : <DateText date={created} />}
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
    >
      {outcome ? <p>{t(`handle.${outcome}`)}</p> : <Waiting {...props} />}
    </Disclosure>
  );
}

/** For an answer from a button in the card: moves the focus to the card's heading if the button is gone. */
function focusCardAfter(button: Element): () => void {
  const panel = button.closest('[role="group"]');
  return focusAfter(button, panel?.parentElement?.querySelector<HTMLElement>('h2 button'));
}

type WaitingProps = Pick<SuggestionCardProps, 'suggestion' | 'work' | 'lines' | 'answers'>;

function Waiting(props: WaitingProps) {
  const { suggestion, work, lines, answers } = props;
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [isRejecting, setRejecting] = useState(false);
  const rejectButton = useRef<HTMLButtonElement>(null);
  const { role, amount, suggestedAmount, reason, addIfAccepted } = suggestion;
  const failure = answers.failureOf(suggestion);
  const isLocked = work.isLocked === 1;
  return (
    <>
      <DescriptionList
        items={[
          {
            term: t(`roles.${role}s`),
            value: t('handle.change', { now: amount ?? 0, then: suggestedAmount }),
          },
          { term: t('handle.reason'), value: <PlainText text={reason} /> },
          ...(addIfAccepted === 1 ? [{ term: t('handle.newSharer'), value: <Requested {...props} /> }] : []),
        ]}
      />
      <SuggestionEffect work={work} suggestion={suggestion} lines={lines} />
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{ofFailure(failure)}</p>
        </Notice>
      )}
      {isRejecting ? (
        <Rejecting
          {...props}
          onCancel={() => {
            flushSync(() => setRejecting(false));
            rejectButton.current?.focus();
          }}
        />
      ) : (
        <Actions>
          <Button
            isPending={answers.isPending}
            isInactive={isLocked}
            onPress={({ target }) => void answers.accept(suggestion, focusCardAfter(target))}
          >
            {t('handle.accept')}
          </Button>
          <Button
            variant="second"
            isInactive={answers.isPending}
            ref={rejectButton}
            onPress={() => setRejecting(true)}
          >
            {t('handle.reject')}
          </Button>
        </Actions>
      )}
    </>
  );
}

/** The share of a suggester who has none yet. */
function Requested({ suggestion: { role, suggestedAmount }, work }: WaitingProps) {
  const { t } = useText();
  const shareText = useShareText();
  const external = { ...work, role: { author: 0, translator: 0, illustrator: 0, editor: 0 } } as const;
  const { after } = shareChange(external, { role, amount: suggestedAmount, isAdded: true });
  return <>{t('handle.wantsShare', { share: shareText(after) })}</>;
}

/** The reason is requested when declining, and sent to the suggester. */
function Rejecting({ suggestion, answers, onCancel }: WaitingProps & { onCancel: () => void }) {
  const { t } = useText();
  const [reason, setReason] = useState<RejectionReason>(defaultRejectionReason);
  // Other cards may be rejecting too.
  const name = `rejectionReason.${suggestion.suggestionHash}`;
  // It replaces the focused button.
  useEffect(() => focusField(name), [name]);
  return (
    <>
      <Select
        name={name}
        label={t('handle.rejectionReason')}
        description={t('handle.rejectionHint')}
        value={reason}
        onChange={(chosen) => setReason(rejectionReasons.find((each) => each === chosen) ?? reason)}
        options={rejectionReasons.map((id) => ({ id, label: t(`handle.reason_${id}`) }))}
        width="18rem"
      />
      <Actions>
        <Button
          variant="danger"
          isPending={answers.isPending}
          onPress={({ target }) => void answers.reject(suggestion, reason, focusCardAfter(target))}
        >
          {t('handle.rejectConfirm')}
        </Button>
        <Button variant="quiet" isInactive={answers.isPending} onPress={onCancel}>
          {t('handle.rejectCancel')}
        </Button>
      </Actions>
    </>
  );
}
