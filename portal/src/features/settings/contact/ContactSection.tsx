import { Section } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { ContactFacts } from './ContactFacts';
import { ContactFields } from './ContactFields';
import type { ContactValues } from './contact.form';
import { Identity } from './Identity';

interface ContactSectionProps {
  form: FormFields<ContactValues>;
  profile: Profile;
  /** Whether the user may change the contact details here. */
  isOwn: boolean;
}

/** The customer's identity as text, and the contact details. */
export function ContactSection({ form, profile, isOwn }: ContactSectionProps) {
  const { t } = useText();
  return (
    <Section id="basic" title={t('settings.basic')}>
      <Identity profile={profile} />
      {isOwn ? <ContactFields form={form} /> : <ContactFacts profile={profile} />}
      <InfoBox place="contact" />
    </Section>
  );
}
