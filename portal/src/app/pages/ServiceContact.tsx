import { TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { settings } from '../../shared/settings/settings';
import { telephone } from '../../shared/settings/telephone';

/** The customer service's hours and number. */
export function ServiceContact() {
  const { t, language } = useText();
  const { customerServiceHours, customerServicePhone } = settings();
  return (
    <p>
      {t('app.service', { hours: customerServiceHours[language] })}{' '}
      <TextLink href={telephone(customerServicePhone)} isUnbroken>
        {customerServicePhone}
      </TextLink>
    </p>
  );
}
