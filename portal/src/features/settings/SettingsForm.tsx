import { Section, TextLink } from '@nimio/design-system';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import { useCallback } from 'react';
import type { Stored } from '../../shared/conflict/save-version';
import type { FormFields, PortalForm } from '../../shared/form/use-portal-form';
import { InfoBox } from '../../shared/info/InfoBox';
import { useText } from '../../shared/intl/use-text';
import { useMe } from '../../shared/session/use-session';
import { useSettingsTitle } from '../../shared/session/use-settings-title';
import { AuthorNamesSection } from './author-names/AuthorNamesSection';
import { BankFields } from './bank/BankFields';
import { type BankValues, bankValuesOf } from './bank/bank.form';
import { CurrentAccount } from './bank/CurrentAccount';
import { ContactFacts } from './contact/ContactFacts';
import { ContactFields } from './contact/ContactFields';
import type { ContactValues } from './contact/contact.form';
import { Identity } from './contact/Identity';
import { ProfileForm } from './form/ProfileForm';
import { type SectionId, type SettingsValues, settingsParts, wrongSections } from './form/settings-form';
import {
  ContactWaysField,
  GenresField,
  ParticipationField,
  PublishedField,
} from './preferences/PreferenceFields';

interface SettingsFormProps {
  stored: Stored<Profile>;
  onStored: (response: Stored<Profile>) => void;
  /** Called with the sections that have errors when they change. */
  onWrong: (sections: readonly SectionId[]) => void;
}

/** All sections that the save bar saves. */
export function SettingsForm({ stored, onStored, onWrong }: SettingsFormProps) {
  const me = useMe();
  const isStaff = me.rights.includes('actForCustomers');
  const title = useSettingsTitle();
  const profile = stored.data;
  const isOwn = profile.asContact === 1 || isStaff;
  const notifySections = useCallback((names: string) => onWrong(wrongSections(names)), [onWrong]);
  return (
    <ProfileForm<SettingsValues>
      // Drafts belong to the session's profile; staff have one for each customer too.
      name={me.profile?.hash === profile.hash ? 'settings' : `settings.${profile.hash}`}
      stored={stored}
      onStored={onStored}
      onWrong={notifySections}
      parts={settingsParts(profile, isStaff)}
      aria-label={title}
    >
      {(form, edited) => (
        <>
          <ContactSection form={form} profile={edited} isOwn={isOwn} />
          <BankSection form={form} profile={edited} isStaff={isStaff} />
          {isCreator(profile) && <AuthorNamesSection form={form} profile={edited} />}
          <OtherSection form={form} profile={edited} />
        </>
      )}
    </ProfileForm>
  );
}

interface BankSectionProps {
  form: FormFields<BankValues>;
  profile: Profile;
  isStaff: boolean;
}

/** The current account, and fields to replace it. */
function BankSection({ form, profile, isStaff }: BankSectionProps) {
  const { t } = useText();
  const account = currentAccount(profile.bankAccounts);
  return (
    <Section id="iban" title={t('bank.title')}>
      {account && <CurrentAccount account={account} />}
      {account?.isConfirmed === 0 && !isStaff && (
        <p>
          {account.isSetByStaff === 1 ? (
            <>
              {t('bank.unconfirmedText')} <TextLink href="/settings/bank">{t('bank.toConfirm')}</TextLink>
            </>
          ) : (
            t('bank.unconfirmedOwn')
          )}
        </p>
      )}
      <p>{t(account ? 'bank.replaceHint' : 'bank.effect')}</p>
      <BankFields form={form} stored={bankValuesOf(profile)} />
    </Section>
  );
}

interface ContactSectionProps {
  form: FormFields<ContactValues>;
  profile: Profile;
  /** Whether the user may change the contact details here. */
  isOwn: boolean;
}

/** The customer's identity as text, and the contact details. */
function ContactSection({ form, profile, isOwn }: ContactSectionProps) {
  const { t } = useText();
  return (
    <Section id="basic" title={t('settings.basic')}>
      <Identity profile={profile} />
      {isOwn ? <ContactFields form={form} /> : <ContactFacts profile={profile} />}
      <InfoBox place="contact" />
    </Section>
  );
}

interface OtherSectionProps {
  form: PortalForm<SettingsValues>;
  profile: Profile;
}

/** Optional preferences. */
function OtherSection({ form, profile }: OtherSectionProps) {
  const { t } = useText();
  return (
    <Section id="other" title={t('settings.other')}>
      <ParticipationField form={form} />
      <GenresField form={form} />
      <ContactWaysField form={form} />
      <PublishedField form={form} profile={profile} />
    </Section>
  );
}
