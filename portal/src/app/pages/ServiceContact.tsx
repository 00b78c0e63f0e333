import { TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { settings } from '../../shared/settings/settings';
import { telephone } from '../../shared/settings/telephone';

/** The customer service's hours and number, in a line. */
export function ServiceContact({ tone = 'accent' }: { tone?: 'accent' | 'quiet' }) {
  const { t, language } = useText();
  const { customerServiceHours, customerServicePhone } = settings();
  return t('app.service', {
    hours: customerServiceHours[language],
    number: customerServicePhone,
    call: (number) => (
      <TextLink href={telephone(customerServicePhone)} tone={tone} isUnbroken>
        {number}
      </TextLink>
    ),
  });
}
