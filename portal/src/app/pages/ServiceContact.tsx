import { TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { telephone } from '../../shared/settings/telephone';
import { useSettings } from '../../shared/settings/use-settings';

/** The hours and number of the customer service. */
export function ServiceContact({ tone = 'accent' }: { tone?: 'accent' | 'quiet' }) {
  const { t } = useText();
  const { hours, phone } = useSettings().customerService;
  return (
    <span>
      {t('app.service', {
        hours,
        number: phone,
        call: (number) => (
          <TextLink href={telephone(phone)} tone={tone} isUnbroken>
            {number}
          </TextLink>
        ),
      })}
    </span>
  );
}
