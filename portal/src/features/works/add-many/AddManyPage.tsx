import { Page, PageHead, Skeleton } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { usePageTitle } from '../../../shared/page/page-title';
import { useProfile } from '../../../shared/session/use-session';
import { Blockers, blockersOf } from '../Blockers';

/** The fields and rules are loaded when works can be added. */
const AddMany = late(() => import('./AddMany'), {
  fallback: () => <Skeleton lines={6} height="2.5rem" />,
});

export function AddManyPage() {
  const { t } = useText();
  const profile = useProfile();
  const blockers = blockersOf(profile);
  usePageTitle(t('addMany.title'));
  return (
    <Page>
      <PageHead title={t('addMany.title')} lead={t('addMany.lead')} />
      {blockers.length > 0 ? <Blockers of={blockers} /> : <AddMany key={profile.hash} />}
    </Page>
  );
}
