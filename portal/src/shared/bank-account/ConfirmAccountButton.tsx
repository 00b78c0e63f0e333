import { toast } from '@nimio/design-system';
import { confirmBankAccount } from '@nimio/domain/bank-account/bank-account.endpoints';
import { formatIban } from '@nimio/domain/bank-account/iban';
import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { ApiError } from '../../api/api-error';
import { exchange } from '../../api/client';
import { ConfirmButton } from '../action/ConfirmButton';
import { useText } from '../intl/use-text';
import { useProof } from '../proof/use-proof';

interface ConfirmAccountButtonProps {
  profileHash: string;
  /** The account as the user sees it. */
  account: { hash: string; iban: string };
  /** Whose account it is, in a list of several. */
  name?: string;
  /** Called with the profile after the confirmation. */
  onConfirmed: (profile: Profile) => unknown;
}

/** Confirms an account that someone else set, so that it can be paid to. */
export function ConfirmAccountButton({ profileHash, account, name, onConfirmed }: ConfirmAccountButtonProps) {
  const { t } = useText();
  const proof = useProof();
  const confirm = async () => {
    const { data: profile, etag } = await exchange(getProfile, { params: { profileHash } });
    const current = profile.bankAccounts.find(({ hash }) => hash === account.hash);
    if (current?.iban !== account.iban) throw new ApiError('stale');
    // After a lost response the account is confirmed already.
    const stored =
      current.isConfirmed === 1
        ? { data: profile }
        : await exchange(confirmBankAccount, { params: { hash: account.hash }, ifMatch: etag });
    toast.success(t('bankAccount.confirmed'));
    await onConfirmed(stored.data);
  };
  return (
    <>
      <ConfirmButton
        mayOpen={proof.obtain}
        action={confirm}
        variant="second"
        size="sm"
        {...(name !== undefined && { 'aria-label': t('bankAccount.confirmNamed', { name }) })}
        title={t('bankAccount.confirmTitle')}
        body={t('bankAccount.confirmBody', { iban: formatIban(account.iban) })}
        confirmLabel={t('bankAccount.confirm')}
        cancelLabel={t('bankAccount.cancel')}
        isDanger={false}
      >
        {t('bankAccount.confirm')}
      </ConfirmButton>
      {proof.dialog}
    </>
  );
}
