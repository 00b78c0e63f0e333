import { Button, TextField, toast } from '@nimio/design-system';
import {
  getOutreachProfile,
  updateOutreachProfile,
} from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { exchange } from '../../../api/client';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { ContactFields } from '../customer/ContactFields';
import { type OutreachValues, outreachBody, outreachErrors, outreachValues } from './outreach.form';

interface ContactFormProps {
  stored: Stored<OutreachProfile>;
  onStored: (response: Stored<OutreachProfile>) => unknown;
  onSaved: () => void;
}

/** Changes how to reach the author; details need their source. */
export function ContactForm({ stored, onStored, onSaved }: ContactFormProps) {
  const { t } = useText();
  const params = { hash: stored.data.hash };
  const { form, save, conflict } = useVersionedForm<OutreachProfile, OutreachValues>({
    stored,
    valuesOf: outreachValues,
    read: () => exchange(getOutreachProfile, { params }),
    write: (values, over) =>
      exchange(updateOutreachProfile, { params, body: outreachBody(values), ifMatch: over.etag }),
    name: `outreach.${params.hash}`,
    validate: outreachErrors,
    texts: { 'contactSource.required': 'acquisition.contactSourceRequired' },
    neverStored: 'everything',
    onStored,
    onSaved: () => {
      toast.success(t('acquisition.contactSaved'));
      onSaved();
    },
  });
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('acquisition.editContact')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) =>
              name === 'contactSource' ? t('acquisition.contactSource') : t(`customer.${name}`)
            }
            text={(name, side) => conflict[side][name]}
          />
        )
      }
    >
      <ContactFields form={form} />
      <TextField
        {...form.field('contactSource')}
        label={t('acquisition.contactSource')}
        description={t('acquisition.contactSourceHint')}
        autoComplete="off"
      />
      <Button type="submit" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('acquisition.save')}
      </Button>
    </PortalForm>
  );
}
