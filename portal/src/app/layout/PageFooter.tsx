import { Footer, TextLink } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { settings } from '../../shared/settings/settings';
import { ServiceContact } from '../pages/ServiceContact';

export function PageFooter() {
  const { t } = useText();
  const { portalName, place } = settings();
  return (
    <Footer colophon={t('frame.colophon', { name: portalName, place, em: (name) => <em>{name}</em> })}>
      <TextLink href="/disclaimer" tone="quiet">
        {t('frame.terms')}
      </TextLink>
      <span>
        <ServiceContact tone="quiet" />
      </span>
    </Footer>
  );
}
