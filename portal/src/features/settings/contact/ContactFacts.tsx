import { DescriptionList, Notice, TextLink } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import { Remark } from '../../../shared/page/layout';
import { settings } from '../../../shared/settings/settings';
import { telephone } from '../../../shared/settings/telephone';
import { contactOf } from './contact.form';
import { countryText } from './country-text';

/** Contact details that others maintain, as text, with whom to contact. */
export function ContactFacts({ profile }: { profile: Profile }) {
  const { t, language } = useText();
  const { phone } = settings().customerService;
  const values = contactOf(profile);
  const orUnknown = (value: string | undefined) => value || t('contact.unknown');
  return (
    <>
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
      <DescriptionList
        items={[
          { term: t('contact.field.streetAddress'), value: orUnknown(values.streetAddress) },
          ...(values.coAddress ? [{ term: t('contact.field.coAddress'), value: values.coAddress }] : []),
          {
            term: t('contact.town'),
            value: orUnknown([values.zipCode, values.postCenter].filter(Boolean).join(' ')),
          },
          { term: t('contact.field.country'), value: orUnknown(countryText(values.country, language)) },
          {
            term: t('contact.field.language'),
            value: orUnknown(languageNames.find(({ id }) => id === values.language)?.label),
          },
          { term: t('contact.field.phone'), value: orUnknown(values.phone) },
          { term: t('contact.field.email'), value: orUnknown(values.email) },
        ]}
      />
    </>
  );
}
