import { Button, toast } from '@nimio/design-system';
import { createDeal, createShare } from '@nimio/domain/work/register.endpoints';
import type { RegisteredDeal } from '@nimio/domain/work/register.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import { call } from '../../../../api/client';
import { invalidate } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { Actions } from '../../../../shared/page/layout';
import { invalidateWorks } from '../invalidate-works';
import { SharerForm } from './SharerForm';

interface FormProps {
  onClose: (from: Element, isChanged: boolean) => Promise<void>;
}

/** Creates the deal of a role that has none; the first holder owns it. */
export function StartDealForm({ isbn, role, onClose }: FormProps & { isbn: string; role: BillableRole }) {
  const { t } = useText();
  return (
    <SharerForm
      title={t(`registeredWork.begin_${role}`)}
      submitLabel={t('registeredWork.begin')}
      hasAmount
      save={async ({ authorHash }, amount) => {
        await call(createDeal, { body: { isbn, role, amount, authorHash } });
        invalidateWorks();
        toast.success(t('registeredWork.begun'));
      }}
      onClose={onClose}
    />
  );
}

/** Adds a share to a deal that has unclaimed ones. */
export function AddShare({ deal, onClose }: FormProps & { deal: RegisteredDeal }) {
  const { t } = useText();
  const { dealHash, role, shares } = deal;
  return (
    <SharerForm
      title={t(`registeredWork.addShare_${role}`)}
      submitLabel={t('registeredWork.addShare')}
      held={shares.map(({ profileHash }) => profileHash)}
      save={async ({ authorHash }) => {
        await call(createShare, { params: { dealHash }, body: { authorHash } });
        void invalidate(`/deals/${dealHash}`);
        invalidateWorks();
        toast.success(t('registeredWork.shareAdded'));
      }}
      onClose={onClose}
    />
  );
}

export type DealAction = 'begin' | 'add' | 'correct';

interface DealActionsProps {
  role: BillableRole;
  deal: RegisteredDeal | null;
  onOpen: (action: DealAction) => void;
}

/** Actions on a deal. */
export function DealActions({ role, deal, onOpen }: DealActionsProps) {
  const { t } = useText();
  if (!deal) {
    return (
      <Actions>
        <Button variant="second" onPress={() => onOpen('begin')}>
          {t(`registeredWork.begin_${role}`)}
        </Button>
      </Actions>
    );
  }
  const isFull = deal.shares.length >= deal.amount;
  return (
    <Actions>
      <Button variant="second" onPress={() => onOpen('correct')}>
        {t(`registeredWork.correct_${role}`)}
      </Button>
      <Button
        variant="second"
        disabledReason={isFull ? t('registeredWork.full') : undefined}
        onPress={() => onOpen('add')}
      >
        {t(`registeredWork.addShare_${role}`)}
      </Button>
    </Actions>
  );
}
