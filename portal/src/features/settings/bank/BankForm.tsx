import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Stored } from '../../../shared/conflict/save-version';
import { useText } from '../../../shared/intl/use-text';
import { ProfileForm } from '../form/ProfileForm';
import BankFields from './BankFields';
import { bankPart } from './bank.part';

interface BankFormProps {
  stored: Stored<Profile>;
  onStored: (response: Stored<Profile>) => void;
}

const parts = [bankPart];

/** Only the bank account. */
export function BankForm({ stored, onStored }: BankFormProps) {
  const { t } = useText();
  return (
    <ProfileForm name="bank" stored={stored} onStored={onStored} parts={parts} aria-label={t('bank.title')}>
      {(form, profile) => <BankFields form={form} profile={profile} />}
    </ProfileForm>
  );
}
