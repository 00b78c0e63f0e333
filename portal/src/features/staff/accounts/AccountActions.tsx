import { toast } from '@nimio/design-system';
import { closeAccount, releaseAccount, sendResetLink } from '@nimio/domain/account/account.endpoints';
import type { Account } from '@nimio/domain/account/account.types';
import { resetSecondFactor } from '@nimio/domain/second-factor/second-factor.endpoints';
import { call } from '../../../api/client';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { type PlainMessageId, useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';

interface AccountActionsProps {
  account: Account;
  /** Refetches it. */
  onChange: () => Promise<unknown>;
}

/** Staff's actions on an account, besides changing its names. */
export function AccountActions({ account, onChange }: AccountActionsProps) {
  const { t } = useText();
  const { rights } = useMe();
  const { hash: userHash, username: name, hasSecondFactor, lockedUntil } = account;
  const params = { userHash };
  const notifyAfter = async (action: Promise<unknown>, message: PlainMessageId) => {
    await action;
    toast.success(t(message));
    await onChange();
  };
  const release = () => notifyAfter(call(releaseAccount, { params }), 'staff.released');
  const sendLink = () => notifyAfter(call(sendResetLink, { params }), 'staff.linkSent');
  const resetFactor = () => notifyAfter(call(resetSecondFactor, { params }), 'staff.factorReset');
  const close = () => notifyAfter(call(closeAccount, { params }), 'staff.closed');
  return (
    <Actions>
      {lockedUntil && (
        <AsyncButton variant="second" action={release}>
          {t('staff.release')}
        </AsyncButton>
      )}
      <AsyncButton variant="quiet" action={sendLink} aria-label={t('staff.sendLinkNamed', { name })}>
        {t('staff.sendLink')}
      </AsyncButton>
      {hasSecondFactor === 1 && rights.includes('manageStaffAccounts') && (
        <AsyncButton variant="quiet" action={resetFactor}>
          {t('staff.resetFactor')}
        </AsyncButton>
      )}
      <ConfirmButton
        variant="quiet"
        action={close}
        aria-label={t('staff.closeNamed', { name })}
        title={t('staff.closeTitle', { name })}
        body={t('staff.closeBody')}
        confirmLabel={t('staff.close')}
        cancelLabel={t('staff.closeKeep')}
      >
        {t('staff.close')}
      </ConfirmButton>
    </Actions>
  );
}
