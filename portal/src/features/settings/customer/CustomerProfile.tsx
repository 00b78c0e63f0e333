import { Breadcrumbs, Page, PageHead, Skeleton, Text } from '@nimio/design-system';
import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { invalidate, useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { ProfileStoreOfPage } from '../../../shared/session/use-profile-store';
import { ProfileOfPage, useMe } from '../../../shared/session/use-session';

interface CustomerProfileProps {
  title: string;
  children: ReactNode;
}

/** A page on which staff edit a customer's profile with its own forms; the session's profile stays their own. */
export function CustomerProfile({ title, children }: CustomerProfileProps) {
  const { t } = useText();
  const { profileHash = '' } = useParams();
  const mayAct = useMe().rights.includes('actForCustomers');
  const params = { profileHash };
  const { data, etag, error, reload, mutate } = useEndpoint(getProfile, mayAct ? { params } : null);
  usePageTitle(data ? `${title}: ${data.profileName}` : title);
  useAnchorFocus();
  const store = (profile: Profile) => {
    void mutate({ data: profile, etag, servedAt: Date.now() }, { revalidate: true });
    void invalidate('/profiles/customer');
  };
  return (
    <Page>
      <Breadcrumbs
        items={[
          { href: '/staff/customers', label: t('customerProfile.list') },
          {
            href: `/staff/customers/${profileHash}`,
            label: data?.profileName ?? t('customerProfile.customer'),
          },
        ]}
        current={title}
      />
      <PageHead title={title} lead={data?.profileName} />
      {mayAct ? (
        data ? (
          <ProfileOfPage value={data}>
            <ProfileStoreOfPage value={{ store, refetch: reload }}>{children}</ProfileStoreOfPage>
          </ProfileOfPage>
        ) : error ? (
          <LoadFailure error={error} onRetry={reload} />
        ) : (
          <Skeleton lines={12} />
        )
      ) : (
        <Text>{t('customerProfile.forbidden')}</Text>
      )}
    </Page>
  );
}
