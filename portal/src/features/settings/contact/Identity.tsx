import { DescriptionList, TextLink } from '@nimio/design-system';
import { maskIban } from '@nimio/domain/bank-account/iban';
import type { BankAccount, Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { accountInUse } from '../bank/bank.form';

/** What cannot be changed here, and the account that money goes to. */
export function Identity({ profile }: { profile: Profile }) {
  const { t } = useText();
  const { username } = useMe().user;
  const account = accountInUse(profile);
  const items: { term: string; value: ReactNode }[] = [
    { term: t('contact.username'), value: username },
    ...useNames(profile),
    { term: t('contact.iban'), value: <AccountNumber of={account} /> },
    ...(account?.foreignAccount === 1
      ? [{ term: t('contact.bic'), value: account.swift ?? t('contact.unknown') }]
      : []),
  ];
  return <DescriptionList items={items} />;
}

function useNames({ person, organisation, profileName }: Profile) {
  const { t } = useText();
  if (organisation) {
    const { name1, name2, registerNumber } = organisation;
    return [
      { term: t('contact.organisation'), value: [name1, name2].filter(Boolean).join(', ') },
      { term: t('contact.registerNumber'), value: registerNumber ?? t('contact.unknown') },
    ];
  }
  return [
    { term: t('contact.name'), value: person?.fullName ?? profileName },
    { term: t('contact.identityCode'), value: person?.ssn ?? t('contact.unknown') },
  ];
}

function AccountNumber({ of }: { of: BankAccount | undefined }) {
  const { t } = useText();
  const link = (words: ReactNode[]) => <TextLink href="/settings/bank">{words}</TextLink>;
  return of ? t('contact.account', { iban: maskIban(of.iban), link }) : t('contact.noAccount', { link });
}
