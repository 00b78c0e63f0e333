import { Button, ConfirmDialog, Select, TextArea, TextField, toast } from '@nimio/design-system';
import { updateOutreachStatus } from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { outreachStatuses } from '@nimio/domain/customer-acquisition/customer-acquisition.schema';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/client';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { type StatusValues, statusBody, statusErrors, statusValues } from './outreach.form';

interface StatusFormProps {
  profile: OutreachProfile;
  onSaved: () => Promise<unknown>;
}

/** Records what was done. That the person declines is confirmed, because it deletes the contact details. */
export function StatusForm({ profile, onSaved }: StatusFormProps) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  const form = usePortalForm<StatusValues>({
    name: `outreach.${profile.hash}.status`,
    initial: statusValues(profile),
    validate: statusErrors,
    texts: { 'nextDay.dayInvalid': 'acquisition.nextDayInvalid' },
    neverStored: 'everything',
  });
  const save = form.save(async (values) => {
    await call(updateOutreachStatus, { params: { hash: profile.hash }, body: statusBody(values) });
    toast.success(t('acquisition.statusSaved'));
    await onSaved();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.values.status === 'declined') setConfirming(true);
    else void save(event);
  };
  const statuses = outreachStatuses.filter((one) => one !== 'registered');
  return (
    <PortalForm form={form} onSubmit={submit} aria-label={t('acquisition.events')}>
      <Select
        {...form.field('status')}
        label={t('acquisition.status')}
        width="16rem"
        options={statuses.map((id) => ({ id, label: t(`acquisition.status_${id}`) }))}
      />
      <TextArea {...form.field('note')} label={t('acquisition.note')} rows={3} />
      <TextField
        {...form.field('nextDay')}
        label={t('acquisition.nextDay')}
        description={t('acquisition.nextDayHint')}
        width="10rem"
        autoComplete="off"
      />
      <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('acquisition.saveStatus')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        isDanger
        title={t('acquisition.declineTitle', { name: profile.name })}
        body={<p>{t('acquisition.declineBody')}</p>}
        confirmLabel={t('acquisition.decline')}
        cancelLabel={t('acquisition.keep')}
        onConfirm={() => {
          setConfirming(false);
          void save();
        }}
        onCancel={() => setConfirming(false)}
      />
    </PortalForm>
  );
}
