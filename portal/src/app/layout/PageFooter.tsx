import { Footer, TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { settings } from '../../shared/settings/settings';
import { telephone } from '../../shared/settings/telephone';

export function PageFooter() {
  const { t, language } = useText();
  const { portalName, place, customerServiceHours, customerServicePhone } = settings();
  return (
    <Footer
      colophon={
        <>
          <em>{portalName}</em> {'·'} {place}
        </>
      }
    >
      <TextLink href="/disclaimer" tone="quiet">
        {t('frame.terms')}
      </TextLink>
      <span>
        {t('app.service', { hours: customerServiceHours[language] })}{' '}
        <TextLink href={telephone(customerServicePhone)} tone="quiet" isUnbroken>
          {customerServicePhone}
        </TextLink>
      </span>
    </Footer>
  );
}
