import { Notice, TextField, TextLink } from '@nimio/design-system';
import { normalizeIban } from '@nimio/domain/bank-account/iban';
import { isPlaceholderIban } from '@nimio/domain/bank-account/placeholder-iban';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { useState } from 'react';
import { useLateRules } from '../../../shared/form/late-rules';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { useNeedsProof } from '../../../shared/proof/use-proof';
import { identificationAddress, mayProveAtBank } from '../../../shared/session/identification';
import { useMe } from '../../../shared/session/use-session';
import { AccountEffect } from './AccountEffect';
import { type BankValues, bankValuesOf, needsBic } from './bank.form';
import { bankRules } from './bank.part';

interface BankFieldsProps {
  form: FormFields<BankValues>;
  profile: Profile;
}

/** What a new account does, its IBAN, and its BIC when it is foreign. */
export default function BankFields({ form, profile }: BankFieldsProps) {
  const { t } = useText();
  const stored = bankValuesOf(profile);
  const typed = useTypedIban(form, stored);
  return (
    <>
      <AccountEffect />
      <ProofHint />
      <IbanField form={form} typed={typed} isRequired={stored.iban === ''} />
      {needsBic(typed.value) && (
        <TextField
          {...form.field('swift')}
          label={t('bank.bic')}
          description={t('bank.bicHint')}
          autoComplete="off"
          spellCheck="false"
          width="12rem"
          isRequired
        />
      )}
      {isPlaceholderIban(typed.value) && (
        <Notice tone="warning" role="status">
          <p>{t('bank.placeholder')}</p>
        </Notice>
      )}
    </>
  );
}

/** What saving will ask for, before anything is typed that identifying at the bank would lose. */
function ProofHint() {
  const { t, language } = useText();
  const me = useMe();
  if (!useNeedsProof()) return null;
  return (
    <>
      <p>{t('bank.proof')}</p>
      {mayProveAtBank(me) && (
        <p>
          <TextLink href={identificationAddress(language, 'proof')}>{t('bank.identify')}</TextLink>
        </p>
      )}
    </>
  );
}

/**
 * The value of the field: empty while the form has the stored account, otherwise what was typed. Emptying the field
 * restores the stored account.
 */
function useTypedIban(form: FormFields<BankValues>, stored: BankValues) {
  const [typed, setTyped] = useState('');
  const { iban } = form.values;
  const { onChange } = form.field('iban');
  const isTyped = typed !== '' && normalizeIban(typed) === normalizeIban(iban);
  return {
    value: isTyped ? typed : iban === stored.iban ? '' : iban,
    change: (value: string) => {
      setTyped(value);
      onChange(value || stored.iban);
      // The BIC of the stored account does not apply to another one.
      if (value === '') form.setValues({ swift: stored.swift });
      else if (iban === stored.iban) form.setValues({ swift: '' });
    },
  };
}

interface IbanFieldProps extends Pick<BankFieldsProps, 'form'> {
  typed: ReturnType<typeof useTypedIban>;
  /** Whether there is none yet. */
  isRequired: boolean;
}

function IbanField({ form, typed, isRequired }: IbanFieldProps) {
  const { t, language } = useText();
  const field = form.field('iban');
  const rules = useLateRules(bankRules, typed.value !== '');
  const country = rules?.recognisedCountry(typed.value, language);
  const leave = () => {
    if (rules && typed.value !== '') typed.change(rules.tidyIban(typed.value));
    // Also after typing that was faster than the network.
    void bankRules.load().then(field.onBlur, field.onBlur);
  };
  return (
    <TextField
      {...field}
      value={typed.value}
      onChange={typed.change}
      onBlur={leave}
      label={t(isRequired ? 'bank.iban' : 'bank.newIban')}
      description={t('bank.ibanHint')}
      confirmation={country ? t('bank.recognised', { country }) : null}
      autoComplete="off"
      spellCheck="false"
      width="24rem"
      isRequired={isRequired}
    />
  );
}
