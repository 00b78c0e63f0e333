import { SectionNav, type SectionNavItem, Skeleton } from '@nimio/design-system';
import { getCustomer } from '@nimio/domain/customer/customer.endpoints';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { estateRoleOf } from '@nimio/domain/estate/estate.schema';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { invalidate, revalidate, useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/save-version';
import { registerName } from '../../../shared/customer/register-name';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { forgetCustomer, rememberCustomer } from '../../../shared/recent-customers/recent-customers';
import { useMe } from '../../../shared/session/use-session';
import { StaffPage } from '../StaffPage';
import { ContractSection } from './ContractSection';
import { CustomerFigures } from './CustomerFigures';
import { CustomerActions, CustomerFacts } from './CustomerHead';
import { HeirsSection } from './estate/HeirsSection';
import { IdentityCheck } from './IdentityCheck';
import { LoginsSection } from './LoginsSection';
import { LogSection } from './LogSection';
import { MessagesSection } from './MessagesSection';
import { MoneySection } from './MoneySection';
import { NotesSection } from './NotesSection';
import { PendingSection } from './PendingSection';
import { RecordSection } from './RecordSection';
import { TaxSection } from './TaxSection';
import { WorksSection } from './WorksSection';

const nameOf = ({ person, profileName }: Profile): string =>
  registerName(person ?? { lastName: profileName, firstName: null });

const isEstate = ({ profile }: Customer): boolean =>
  estateRoleOf(profile.roles.map(({ code }) => code)) !== undefined;

/** Everything about one customer. The session's profile does not change; sections load separately. */
export function CustomerPage() {
  const { t } = useText();
  const { profileHash = '' } = useParams();
  const mayManage = useMe().rights.includes('manageCustomers');
  const params = { profileHash };
  // Each read is logged, so the page does not fetch again on focus.
  const { data, etag, error, reload, mutate } = useEndpoint(getCustomer, mayManage ? { params } : null);
  const { defaultProfileHash } = useMe().user;
  const isGone = error?.status === 404;
  useEffect(() => {
    if (isGone) forgetCustomer(defaultProfileHash, profileHash);
  }, [isGone, defaultProfileHash, profileHash]);
  const store = (response: Stored<Customer>) => {
    void invalidate('/profiles/customer-data');
    return mutate({ ...response, servedAt: Date.now() }, { revalidate: false });
  };
  return (
    <StaffPage
      title={data ? nameOf(data.profile) : t('customer.title')}
      rights={['manageCustomers']}
      above={[{ href: '/staff/customers', label: t('customer.list') }]}
      lead={data && <CustomerFacts customer={data} />}
      action={data && <CustomerActions customer={data} />}
    >
      {data ? (
        <Sections key={profileHash} stored={{ data, etag }} onStored={store} onChange={reload} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={12} />
      )}
    </StaffPage>
  );
}

interface SectionsProps {
  stored: Stored<Customer>;
  onStored: (response: Stored<Customer>) => unknown;
  onChange: () => Promise<unknown>;
}

function Sections({ stored, onStored, onChange }: SectionsProps) {
  const { data: customer } = stored;
  const { hash: profileHash } = customer.profile;
  const { rights } = useMe();
  useAnchorFocus();
  useRememberedCustomer(customer);
  const changed = async () => {
    void invalidate('/profiles/customer-data');
    // Closing and death end logins and grants, which are shown below.
    await Promise.all([onChange(), revalidate(`/profiles/${profileHash}/`), revalidate('/user/')]);
  };
  return (
    <>
      {customer.checkAgainst && (
        <IdentityCheck customer={customer} checkAgainst={customer.checkAgainst} onChange={changed} />
      )}
      <CustomerFigures customer={customer} />
      <SectionNav {...useSectionNav(customer)} />
      <PendingSection customer={customer} />
      <RecordSection stored={stored} onStored={onStored} onChange={changed} />
      {isEstate(customer) && <HeirsSection profileHash={profileHash} />}
      <ContractSection customer={customer} onChange={changed} />
      <WorksSection customer={customer} />
      <MoneySection customer={customer} />
      <TaxSection customer={customer} />
      <MessagesSection customer={customer} />
      <NotesSection profileHash={profileHash} />
      <LoginsSection customer={customer} />
      {rights.includes('readAuditLog') && <LogSection profileHash={profileHash} />}
    </>
  );
}

/** The home page of staff lists the customers whom they opened last. */
function useRememberedCustomer({ profile }: Customer): void {
  const { defaultProfileHash } = useMe().user;
  const { hash, extPartyCode: number } = profile;
  const name = nameOf(profile);
  useEffect(() => {
    rememberCustomer(defaultProfileHash, { hash, name, number });
  }, [defaultProfileHash, hash, name, number]);
}

/** The sections of the page, with what waits in each. */
function useSectionNav(customer: Customer): { label: string; items: SectionNavItem[] } {
  const { t } = useText();
  const { rights } = useMe();
  const waiting = (value: number) => ({ value, text: t('customer.waiting', { n: value }) });
  const item = (id: string, label: string, count = 0): SectionNavItem => ({
    href: `#${id}`,
    label,
    ...(count > 0 && { count: waiting(count) }),
  });
  return {
    label: t('customer.sections'),
    items: [
      item('record', t('customer.record')),
      ...(isEstate(customer) ? [item('heirs', t('customer.heirs'))] : []),
      item('contract', t('customer.contract')),
      item('works', t('customer.works')),
      item('money', t('customer.money'), customer.summary.failedPayments),
      item('taxation', t('customer.taxation'), customer.summary.taxProposal ? 1 : 0),
      item('messages', t('customer.messages'), customer.summary.unreadMessages),
      item('notes', t('customer.notes')),
      item('accounts', t('customer.logins')),
      ...(rights.includes('readAuditLog') ? [item('log', t('customer.log'))] : []),
    ],
  };
}
