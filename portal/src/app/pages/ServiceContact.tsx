import { StatusBadge, TextLink } from '@nimio/design-system';
import { isOpenAt } from '@nimio/domain/settings/service-hours';
import { useText } from '../../shared/intl/use-text';
import { Inline } from '../../shared/page/layout';
import { telephone } from '../../shared/settings/telephone';
import { useMinute } from '../../shared/settings/use-minute';
import { useSettings } from '../../shared/settings/use-settings';

/** The hours and number of the customer service, and whether it is open now. */
export function ServiceContact({ tone = 'accent' }: { tone?: 'accent' | 'quiet' }) {
  const { t } = useText();
  const { customerService } = useSettings();
  const isOpen = isOpenAt(customerService, new Date(useMinute()));
  const { hours, phone } = customerService;
  return (
    <Inline>
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
      {isOpen && <StatusBadge tone="success">{t('app.openNow')}</StatusBadge>}
    </Inline>
  );
}
