import { type Breadcrumb, Breadcrumbs, Page, PageHead, Text } from '@nimio/design-system';
import type { Right } from '@nimio/domain/access/rights';
import type { ReactNode } from 'react';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';
import { useMe } from '../../shared/session/use-session';

interface StaffPageProps {
  title: string;
  /** One of these is enough to see it. */
  rights: readonly Right[];
  /** The pages above it, from the top down. */
  above?: readonly Breadcrumb[];
  children: ReactNode;
}

/** A page of the society's own people; others who come by its address are told so. */
export function StaffPage({ title, rights, above, children }: StaffPageProps) {
  const { t } = useText();
  const me = useMe();
  usePageTitle(title);
  return (
    <Page>
      {above && <Breadcrumbs items={above} current={title} />}
      <PageHead title={title} />
      {rights.some((right) => me.rights.includes(right)) ? children : <Text>{t('staff.noRight')}</Text>}
    </Page>
  );
}
