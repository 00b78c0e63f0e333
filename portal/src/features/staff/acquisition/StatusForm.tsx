import { Button, ConfirmDialog, Select, TextArea, TextField, toast } from '@nimio/design-system';
import {
  getOutreachProfile,
  updateOutreachStatus,
} from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { outreachStatuses } from '@nimio/domain/customer-acquisition/customer-acquisition.schema';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { type FormEvent, useState } from 'react';
import { exchange } from '../../../api/client';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { refreshWorklist } from '../../../shared/worklist/use-worklist';
import { type StatusValues, statusBody, statusErrors, statusValues } from './outreach.form';

interface StatusFormProps {
  stored: Stored<OutreachProfile>;
  onStored: (response: Stored<OutreachProfile>) => unknown;
}

/** Records what was done. That the person declines is confirmed, because it deletes what is known about them. */
export function StatusForm({ stored, onStored }: StatusFormProps) {
  const { t } = useText();
  const [isConfirming, setConfirming] = useState(false);
  const params = { hash: stored.data.hash };
  const { form, save, conflict } = useVersionedForm<OutreachProfile, StatusValues>({
    stored,
    valuesOf: statusValues,
    read: () => exchange(getOutreachProfile, { params }),
    write: (values, over) =>
      exchange(updateOutreachStatus, { params, body: statusBody(values), ifMatch: over.etag }),
    name: `outreach.${params.hash}.status`,
    validate: statusErrors,
    texts: { 'nextDay.dayInvalid': 'acquisition.nextDayInvalid' },
    neverStored: 'everything',
    onStored,
    onSaved: () => {
      toast.success(t('acquisition.statusSaved'));
      void refreshWorklist();
    },
  });
  const hasDeclined = form.values.status === 'declined';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasDeclined) setConfirming(true);
    else void save(event);
  };
  const statuses = outreachStatuses.filter((one) => one !== 'registered');
  return (
    <PortalForm
      form={form}
      onSubmit={submit}
      aria-label={t('acquisition.events')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) => t(`acquisition.${name}`)}
            text={(name, side) => conflict[side][name]}
          />
        )
      }
    >
      <Select
        {...form.field('status')}
        label={t('acquisition.status')}
        width="16rem"
        options={statuses.map((id) => ({ id, label: t(`acquisition.status_${id}`) }))}
      />
      {!hasDeclined && (
        <>
          <TextArea {...form.field('note')} label={t('acquisition.note')} rows={3} />
          <TextField
            {...form.field('nextDay')}
            label={t('acquisition.nextDay')}
            description={t('acquisition.nextDayHint')}
            width="10rem"
            autoComplete="off"
          />
        </>
      )}
      <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('acquisition.saveStatus')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        isDanger
        title={t('acquisition.declineTitle', { name: stored.data.name })}
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
