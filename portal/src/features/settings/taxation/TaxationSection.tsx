import { Section } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { useProfile } from '../../../shared/session/use-session';
import TaxationFacts from './TaxationFacts';

/** The taxation on its page. */
export function TaxationSection({ title }: { title?: string }) {
  const { t } = useText();
  const { taxation } = useProfile();
  return (
    <Section id="taxation" title={title ?? t('taxation.title')}>
      <TaxationFacts taxation={taxation} />
    </Section>
  );
}
