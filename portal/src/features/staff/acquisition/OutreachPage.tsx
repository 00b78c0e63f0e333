import {
  Button,
  DescriptionList,
  formatCents,
  formatDate,
  PlainText,
  Section,
  Skeleton,
  StatusBadge,
  Text,
  toast,
} from '@nimio/design-system';
import {
  deleteOutreachProfile,
  getOutreachProfile,
} from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import type { Stored } from '../../../shared/conflict/save-version';
import { languageNames } from '../../../shared/intl/language-names';
import { useMoment } from '../../../shared/intl/use-moment';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above } from '../../../shared/page/layout';
import { refreshWorklist } from '../../../shared/worklist/use-worklist';
import { addressText } from '../customer/address-text';
import { CustomerDialog } from '../customer/CustomerDialog';
import { LabelsButton } from '../customers/LabelsButton';
import { StaffPage } from '../StaffPage';
import { Books } from './Books';
import { Connection } from './Connection';
import { ContactForm } from './ContactForm';
import { StatusForm } from './StatusForm';

/** An author who is no customer: what waits, how to reach the author, what was done, and the customer in the end. */
export function OutreachPage() {
  const { t } = useText();
  const { hash = '' } = useParams();
  const { data, etag, error, reload, mutate } = useEndpoint(
    getOutreachProfile,
    { params: { hash } },
    { revalidateOnFocus: true },
  );
  const show = (response: Stored<OutreachProfile>) =>
    mutate({ ...response, servedAt: Date.now() }, { revalidate: false });
  const changed = () => Promise.all([reload(), refreshWorklist()]);
  return (
    <StaffPage
      title={data?.name ?? t('acquisition.outreach')}
      rights={['manageCustomers']}
      above={[
        { href: '/staff/customers', label: t('customer.list') },
        { href: '/staff/acquisition?tab=outreach', label: t('acquisition.title') },
      ]}
      lead={
        data && (
          <>
            {t('acquisition.waiting', { sum: formatCents(data.openInCents) })}{' '}
            <StatusBadge tone={data.customer ? 'success' : 'info'}>
              {t(`acquisition.status_${data.status}`)}
            </StatusBadge>
          </>
        )
      }
    >
      {error && <LoadFailure error={error} onRetry={reload} />}
      {!error && !data && <Skeleton lines={10} />}
      {data && (
        <>
          <Section id="events" title={t('acquisition.events')} heading="margin">
            {data.status !== 'declined' && data.customer === null && (
              <Above>
                <StatusForm stored={{ data, etag }} onStored={show} />
              </Above>
            )}
            <Events profile={data} />
          </Section>
          <Contact stored={{ data, etag }} onStored={show} />
          <Section id="customer" title={t('acquisition.customer')} heading="margin">
            <Connection profile={data} onChanged={changed} />
          </Section>
          <Section id="books" title={t('acquisition.tab_books')} heading="margin">
            <Books author={data.nameKey} />
          </Section>
        </>
      )}
    </StaffPage>
  );
}

/** What was done, the newest first. */
function Events({ profile }: { profile: OutreachProfile }) {
  const { t } = useText();
  const formatMoment = useMoment();
  return (
    <DescriptionList
      items={profile.events.map(({ status, note, author, created }) => ({
        term: formatMoment(created),
        value: (
          <>
            {t('acquisition.eventBy', { status: t(`acquisition.status_${status}`), name: author })}
            {note !== '' && <PlainText text={note} />}
          </>
        ),
      }))}
    />
  );
}

interface ContactProps {
  stored: Stored<OutreachProfile>;
  onStored: (response: Stored<OutreachProfile>) => unknown;
}

/** The contact details with their source, which can be changed until the person declines. */
function Contact({ stored, onStored }: ContactProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { hash, status } = stored.data;
  const close = () => setOpen(false);
  const facts = useContactFacts(stored.data);
  return (
    <Section
      id="contact"
      title={t('acquisition.contact')}
      heading="margin"
      actions={
        <>
          {status !== 'declined' && (
            <>
              <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
                {t('acquisition.editContact')}
              </Button>
              <LabelsButton
                variant="quiet"
                size="sm"
                addressees={{ outreachHashes: [hash] }}
                count={undefined}
              >
                {t('acquisition.label')}
              </LabelsButton>
            </>
          )}
          {stored.data.customer === null && <Delete stored={stored} />}
        </>
      }
    >
      {status === 'declined' ? (
        <Text tone="muted">{t('acquisition.declinedContact')}</Text>
      ) : (
        <DescriptionList items={facts} />
      )}
      {isOpen && (
        <CustomerDialog title={t('acquisition.editContact')} onClose={close}>
          <ContactForm stored={stored} onStored={onStored} onSaved={close} />
        </CustomerDialog>
      )}
    </Section>
  );
}

function useContactFacts(profile: OutreachProfile) {
  const { t, language } = useText();
  const value = (text: string | undefined) => text || t('customer.unknown');
  return [
    { term: t('customer.address'), value: value(addressText(profile, language)) },
    { term: t('customer.phone'), value: value(profile.phone) },
    { term: t('customer.email'), value: value(profile.email) },
    {
      term: t('customer.language'),
      value: value(languageNames.find(({ id }) => id === profile.language)?.label),
    },
    { term: t('acquisition.contactSource'), value: value(profile.contactSource) },
    {
      term: t('acquisition.nextDay'),
      value: profile.nextDay ? formatDate(profile.nextDay) : t('acquisition.noNextDay'),
    },
  ];
}

/** Removes a profile that was created by mistake. */
function Delete({ stored }: Pick<ContactProps, 'stored'>) {
  const { t } = useText();
  const navigate = useNavigate();
  const { hash, name } = stored.data;
  const remove = async () => {
    await call(deleteOutreachProfile, { params: { hash }, ifMatch: stored.etag });
    await refreshWorklist();
    toast.success(t('acquisition.deleted'));
    await navigate('/staff/acquisition?tab=outreach', { replace: true });
  };
  return (
    <ConfirmButton
      variant="quiet"
      size="sm"
      action={remove}
      title={t('acquisition.deleteTitle', { name })}
      body={t('acquisition.deleteBody')}
      confirmLabel={t('acquisition.delete')}
      cancelLabel={t('acquisition.keep')}
    >
      {t('acquisition.delete')}
    </ConfirmButton>
  );
}
