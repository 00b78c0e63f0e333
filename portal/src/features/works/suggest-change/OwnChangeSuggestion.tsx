import { Button, formatDate, Notice, toast } from '@nimio/design-system';
import { withdrawChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import type { OwnSuggestion as Waiting } from '@nimio/domain/change-suggestion/own-suggestion';
import type { BillableRole } from '@nimio/domain/work/roles';
import { useState } from 'react';
import { call } from '../../../api/client';
import { revalidate } from '../../../api/use-endpoint';
import { focusAfter } from '../../../shared/action/focus-after';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { useProfile } from '../../../shared/session/use-session';

/** The user's pending suggestion, which can be withdrawn. */
export function OwnChangeSuggestion({ role, suggestion }: { role: BillableRole; suggestion: Waiting }) {
  const { t } = useText();
  const { hash } = useProfile();
  const { ofFailure } = useErrorText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { suggestionHash, suggestedAmount, addIfAccepted, created } = suggestion;
  const withdraw = async (button: Element) => {
    const moveFocus = focusAfter(button);
    setPending(true);
    setFailure(undefined);
    try {
      await call(withdrawChangeSuggestion, { params: { suggestionHash } });
      toast.success(t('suggest.withdrawn'));
    } catch (error) {
      setFailure(error);
    }
    // In any case, since it may have been answered in the meantime.
    await revalidate(`/profiles/${hash}/work-for-edit`);
    setPending(false);
    moveFocus();
  };
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="second" isPending={isPending} onPress={({ target }) => void withdraw(target)}>
          {t('suggest.withdraw')}
        </Button>
      }
    >
      <p>{t(`suggest.waits_${role}`, { n: suggestedAmount, day: formatDate(created) })}</p>
      {addIfAccepted === 1 && <p>{t('suggest.waitsForShare')}</p>}
      {failure !== undefined && <p role="alert">{ofFailure(failure)}</p>}
    </Notice>
  );
}
