import { Button, ComboBox, Text, TextLink, toast } from '@nimio/design-system';
import {
  connectOutreachProfile,
  disconnectOutreachProfile,
} from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { call } from '../../../api/client';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { searchCustomers } from '../../../shared/customer/search-customers';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';

interface ConnectionProps {
  profile: OutreachProfile;
  onChanged: () => Promise<unknown>;
}

/** The customer that the author has become, to whom the books of the name are suggested. */
export function Connection({ profile, onChanged }: ConnectionProps) {
  const { t } = useText();
  const { hash, customer, status } = profile;
  if (status === 'declined') return <Text tone="muted">{t('acquisition.declinedCustomer')}</Text>;
  if (customer === null) return <ConnectForm profile={profile} onChanged={onChanged} />;
  const disconnect = async () => {
    await call(disconnectOutreachProfile, { params: { hash } });
    toast.success(t('acquisition.disconnected'));
    await onChanged();
  };
  return (
    <>
      <p>
        <TextLink href={`/staff/customers/${customer.profileHash}`}>{customer.profileName}</TextLink>
      </p>
      <Text tone="muted">{t('acquisition.connectedHint')}</Text>
      <ConfirmButton
        variant="second"
        size="sm"
        action={disconnect}
        title={t('acquisition.disconnectTitle', { name: customer.profileName })}
        body={t('acquisition.disconnectBody')}
        confirmLabel={t('acquisition.disconnect')}
        cancelLabel={t('acquisition.keep')}
      >
        {t('acquisition.disconnect')}
      </ConfirmButton>
    </>
  );
}

function ConnectForm({ profile, onChanged }: ConnectionProps) {
  const { t } = useText();
  const form = usePortalForm({
    name: `outreach.${profile.hash}.connect`,
    initial: { profileHash: '' },
    validate: ({ profileHash }) => (profileHash === '' ? { profileHash: 'required' } : {}),
    texts: {
      'profileHash.required': 'acquisition.customerRequired',
      'profileHash.invalid': 'acquisition.customerInvalid',
    },
    neverStored: 'everything',
  });
  const connect = form.save(async (body) => {
    await call(connectOutreachProfile, { params: { hash: profile.hash }, body });
    toast.success(t('acquisition.connected'));
    await onChanged();
  });
  return (
    <PortalForm form={form} onSubmit={connect} aria-label={t('acquisition.connect')}>
      <Text>{t('acquisition.connectHint')}</Text>
      <ComboBox
        {...form.field('profileHash')}
        label={t('acquisition.customer')}
        onSearch={searchCustomers}
        width="24rem"
        isRequired
      />
      <Button type="submit" variant="second" isPending={form.isSubmitting}>
        {t('acquisition.connect')}
      </Button>
    </PortalForm>
  );
}
