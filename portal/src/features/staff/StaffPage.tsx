import { type Breadcrumb, Breadcrumbs, Page, PageHead, Text } from '@nimio/design-system';
import type { Right } from '@nimio/domain/access/rights';
import type { ReactNode } from 'react';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';
import { useMe } from '../../shared/session/use-session';

interface StaffPageProps {
  title: string;
  /** Any of these rights is enough to see it. */
  rights: readonly Right[];
  /** Its parent pages, from the top down. */
  above?: readonly Breadcrumb[];
  /** Facts under the title. */
  lead?: ReactNode;
  /** The actions of the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page for staff; other users see that they have no access. */
export function StaffPage({ title, rights, above, lead, action, children }: StaffPageProps) {
  const { t } = useText();
  const me = useMe();
  usePageTitle(title);
  return (
    <Page>
      {above && <Breadcrumbs items={above} current={title} />}
      <PageHead title={title} lead={lead} action={action} />
      {rights.some((right) => me.rights.includes(right)) ? children : <Text>{t('staff.noRight')}</Text>}
    </Page>
  );
}
