import { Button, formatDate, StatusSteps } from '@nimio/design-system';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { useRef, useState } from 'react';
import { focusAfter } from '../../../../shared/action/focus-after';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { late } from '../../../../shared/page/late';
import { Below } from '../../../../shared/page/layout';

const CancelDialog = late(() => import('./CancelDialog'), { failure: 'taxation.cancelNotCome' });

interface PendingProposalProps {
  profileHash: string;
  taxation: Taxation;
}

/** The pending proposal and its progress. */
export function PendingProposal({ profileHash, taxation }: PendingProposalProps) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  const moveFocus = useRef<() => void>(undefined);
  const confirm = (button: Element) => {
    moveFocus.current = focusAfter(button);
    setConfirming(true);
  };
  const close = () => {
    setConfirming(false);
    moveFocus.current?.();
  };
  const { proposal, proposedTaxRate, proposalCreationDate } = taxation;
  const isCard = proposedTaxRate === null;
  return (
    <>
      <p>
        {isCard
          ? t('taxation.cardPending')
          : t('taxation.ratePending', { rate: formatPercent(proposedTaxRate) })}
      </p>
      <StatusSteps
        aria-label={t('taxation.steps')}
        steps={[
          {
            id: 'sent',
            label: t('taxation.stepSent'),
            state: 'done',
            note: proposalCreationDate && formatDate(proposalCreationDate),
          },
          {
            id: 'handled',
            label: t('taxation.stepHandled'),
            state: 'current',
            note: t('taxation.stepHandledNote'),
          },
        ]}
      />
      <Below>
        <Button variant="second" onPress={({ target }) => confirm(target)}>
          {t(isCard ? 'taxation.cancelCard' : 'taxation.cancelRate')}
        </Button>
      </Below>
      {isConfirming && proposal && (
        <CancelDialog profileHash={profileHash} proposal={proposal} isCard={isCard} onClose={close} />
      )}
    </>
  );
}
