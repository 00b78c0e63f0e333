import { Disclosure, Section, Skeleton } from '@nimio/design-system';
import { type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { dealOf } from '../roles/role-state';
import { OwnChangeSuggestion } from './OwnChangeSuggestion';

const SuggestChangeForm = late(() => import('./SuggestChangeForm'), {
  fallback: () => <Skeleton lines={3} />,
  failure: 'suggest.notCome',
  // Loaded when the disclosure is opened.
  margin: '0px',
});

/** Deals owned by others, for which the user can suggest another number. */
export function SuggestChangeSection({ work }: { work: WorkForEdit }) {
  const { t } = useText();
  const roles = billableRoles.filter((role) => dealOf(work, role)?.isOwner === 0);
  if (roles.length === 0 || work.isLocked === 1) return null;
  return (
    <Section id="suggest" title={t('suggest.title')}>
      <p>{t('suggest.lead')}</p>
      {roles.map((role) => (
        <SuggestDealChange key={role} work={work} role={role} />
      ))}
    </Section>
  );
}

function SuggestDealChange({ work, role }: { work: WorkForEdit; role: BillableRole }) {
  const { t } = useText();
  const deal = dealOf(work, role);
  if (!deal) return null;
  if (deal.ownSuggestion) return <OwnChangeSuggestion role={role} suggestion={deal.ownSuggestion} />;
  return (
    <Disclosure title={t(`suggest.title_${role}`)}>
      <SuggestChangeForm work={work} role={role} deal={deal} />
    </Disclosure>
  );
}
