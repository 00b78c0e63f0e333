import { Button, Text, TextArea, TextField, toast } from '@nimio/design-system';
import { closeCustomer, recordDeath, reopenCustomer } from '@nimio/domain/customer/customer.endpoints';
import { closingSchema, deathSchema } from '@nimio/domain/customer/customer.schema';
import { call } from '../../../api/client';
import { PortalForm } from '../../../shared/form/PortalForm';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';

interface StatusFormProps {
  profileHash: string;
  onChange: () => Promise<unknown>;
  onSaved: () => void;
}

const closingErrors = validateWith<{ reason: string }>(closingSchema);
const closingEndpoints = { close: closeCustomer, reopen: reopenCustomer };

/** Closes or reopens the customer, with the reason. */
export function ClosingForm({
  action,
  profileHash,
  onChange,
  onSaved,
}: StatusFormProps & { action: 'close' | 'reopen' }) {
  const { t } = useText();
  const form = usePortalForm({
    name: `customer.${profileHash}.${action}`,
    initial: { reason: '' },
    validate: closingErrors,
    neverStored: ['reason'],
    texts: { 'reason.required': 'customer.reasonRequired' },
  });
  const save = form.save(
    async (body) => {
      await call(closingEndpoints[action], { params: { profileHash }, body });
      await onChange();
    },
    () => {
      toast.success(t(action === 'close' ? 'customer.closed' : 'customer.reopened'));
      onSaved();
    },
  );
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t(`customer.${action}`)}>
      <Text>{t(`customer.${action}Body`)}</Text>
      <TextArea {...form.field('reason')} label={t('customer.closingReason')} isRequired />
      <Button type="submit" variant={action === 'close' ? 'danger' : 'primary'} isPending={form.isSubmitting}>
        {t(`customer.${action}`)}
      </Button>
    </PortalForm>
  );
}

const deathErrors = validateWith<{ diedOn: string }>(deathSchema, ({ diedOn }) => ({
  diedOn: dayOnTheWire(diedOn),
}));

/** Records the death of the customer. */
export function DeathForm({ profileHash, onChange, onSaved }: StatusFormProps) {
  const { t } = useText();
  const form = usePortalForm({
    name: `customer.${profileHash}.death`,
    initial: { diedOn: '' },
    validate: deathErrors,
    neverStored: ['diedOn'],
    texts: {
      'diedOn.required': 'customer.diedOnRequired',
      'diedOn.dayInvalid': 'customer.diedOnInvalid',
    },
  });
  const save = form.save(
    async ({ diedOn }) => {
      await call(recordDeath, { params: { profileHash }, body: { diedOn: dayOnTheWire(diedOn) } });
      await onChange();
    },
    () => {
      toast.success(t('customer.deathRecorded'));
      onSaved();
    },
  );
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('customer.recordDeath')}>
      <Text>{t('customer.deathBody')}</Text>
      <TextField
        {...form.field('diedOn')}
        label={t('customer.diedOn')}
        description={t('customer.dayHint')}
        width="10rem"
        autoComplete="off"
        isRequired
      />
      <Button type="submit" variant="danger" isPending={form.isSubmitting}>
        {t('customer.recordDeath')}
      </Button>
    </PortalForm>
  );
}
