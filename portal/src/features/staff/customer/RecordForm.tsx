import { Button, TextField, toast } from '@nimio/design-system';
import { getCustomer, updateCustomer } from '@nimio/domain/customer/customer.endpoints';
import type { Customer } from '@nimio/domain/customer/customer.types';
import { exchange } from '../../../api/client';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import {
  type CustomerValues,
  customerBody,
  customerErrors,
  customerTexts,
  customerValues,
} from './customer.form';
import { IdentityFields } from './IdentityFields';

interface RecordFormProps {
  stored: Stored<Customer>;
  onStored: (response: Stored<Customer>) => unknown;
  onSaved: () => void;
}

/** Changes who the customer is: names, identity code, date of birth, and how the identity was checked. */
export function RecordForm({ stored, onStored, onSaved }: RecordFormProps) {
  const { t } = useText();
  const params = { profileHash: stored.data.profile.hash };
  const { form, base, save, conflict } = useVersionedForm<Customer, CustomerValues>({
    stored,
    valuesOf: customerValues,
    read: () => exchange(getCustomer, { params }),
    write: (values, over) =>
      exchange(updateCustomer, { params, body: customerBody(values), ifMatch: over.etag }),
    name: `customer.${params.profileHash}`,
    validate: customerErrors,
    texts: customerTexts,
    neverStored: ['identityCode', 'bornOn', 'identityNote', 'reason'],
    onStored,
    onSaved: () => {
      toast.success(t('customer.saved'));
      onSaved();
    },
  });
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('customer.edit')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) => t(`customer.${name}`)}
            text={(name, side) => conflict[side][name]}
          />
        )
      }
    >
      <IdentityFields form={form} hasCode={base.data.profile.person?.ssn != null} />
      <TextField
        {...form.field('reason')}
        label={t('customer.reason')}
        description={t('customer.reasonHint')}
      />
      <Button type="submit" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('customer.save')}
      </Button>
    </PortalForm>
  );
}
