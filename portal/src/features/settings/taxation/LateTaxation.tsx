import { Section, Skeleton } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { Late } from '../../../shared/page/Late';
import { useProfile } from '../../../shared/session/use-session';

const bringFacts = async () => (await import('./TaxationFacts')).TaxationFacts;

/** The taxation as the last section of the settings, loaded when it comes near the window. */
export function LateTaxation() {
  const { t } = useText();
  const { taxation } = useProfile();
  if (!taxation) return null;
  return (
    <Section id="taxation" title={t('taxation.title')}>
      <Late
        bring={bringFacts}
        given={{ taxation }}
        waiting={<Skeleton lines={8} height="2.5rem" />}
        notCome={t('taxation.notCome')}
        margin="50% 0px"
      />
    </Section>
  );
}
