import { Section, Skeleton } from '@nimio/design-system';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { useProfile } from '../../../shared/session/use-session';

const TaxationFacts = late(() => import('./TaxationFacts'), {
  fallback: () => <Skeleton lines={8} height="2.5rem" />,
  failure: 'taxation.notCome',
  margin: '50% 0px',
});

/** The taxation as the last section of the settings of creators, loaded when it comes near the window. */
export function LateTaxation() {
  const { t } = useText();
  const profile = useProfile();
  if (!isCreator(profile)) return null;
  return (
    <Section id="taxation" title={t('taxation.title')}>
      <TaxationFacts taxation={profile.taxation} />
    </Section>
  );
}
