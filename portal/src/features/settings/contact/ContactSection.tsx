import { DescriptionList, Notice, Skeleton, TextLink } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { OpenParts } from '../../../shared/form/edit-in-place';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import { Remark } from '../../../shared/page/frame-layout';
import { late } from '../../../shared/page/late';
import { settings } from '../../../shared/settings/settings';
import { telephone } from '../../../shared/settings/telephone';
import { EditedSection } from '../form/EditedSection';
import type { EditedPart } from '../form/settings-form';
import { type ContactValues, contactOf } from './contact.form';
import { countryText } from './country-text';
import { useIdentity } from './use-identity';

const ContactFields = late(() => import('./ContactFields'), {
  fallback: () => <Skeleton lines={6} height="4.75rem" />,
  failure: 'settings.fieldsNotCome',
});

interface ContactSectionProps {
  form: FormFields<ContactValues>;
  profile: Profile;
  errors: number;
  /** Absent when others maintain the contact details. */
  edit?: OpenParts<EditedPart>;
}

/** The customer's identity, which cannot be changed here, and the contact details. */
export function ContactSection({ form, profile, errors, edit }: ContactSectionProps) {
  const { t } = useText();
  const identity = useIdentity(profile);
  const facts = useContactFacts(profile);
  return (
    <EditedSection
      id="basic"
      title={t('settings.basic')}
      errors={errors}
      {...(edit && { edit })}
      button={{ label: t('settings.edit'), name: t('contact.edit') }}
      fields={
        <>
          <DescriptionList items={identity} />
          <ContactFields form={form} />
        </>
      }
    >
      {!edit && <NotHere />}
      <DescriptionList items={[...identity, ...facts]} />
    </EditedSection>
  );
}

/** Who maintains the contact details, and how to have them corrected. */
function NotHere() {
  const { t } = useText();
  const { phone } = settings().customerService;
  return (
    <Remark>
      <Notice tone="info">
        <p>
          {t('contact.notHere', {
            phone,
            call: (number) => (
              <TextLink href={telephone(phone)} isUnbroken>
                {number}
              </TextLink>
            ),
          })}
        </p>
      </Notice>
    </Remark>
  );
}

function useContactFacts(profile: Profile) {
  const { t, language } = useText();
  const values = contactOf(profile);
  const { streetAddress, coAddress, zipCode, postCenter } = values;
  const joined = (parts: string[], by: string) => parts.filter(Boolean).join(by);
  const orUnknown = (value: string | undefined) => value || t('contact.unknown');
  // The country of the tax residence alone is no address.
  const country = streetAddress || postCenter ? countryText(values.country, language) : '';
  return [
    {
      term: t('contact.address'),
      value: orUnknown(joined([streetAddress, coAddress, joined([zipCode, postCenter], ' '), country], ', ')),
    },
    { term: t('contact.field.phone'), value: orUnknown(values.phone) },
    { term: t('contact.field.email'), value: orUnknown(values.email) },
    {
      term: t('contact.field.language'),
      value: orUnknown(languageNames.find(({ id }) => id === values.language)?.label),
    },
  ];
}
