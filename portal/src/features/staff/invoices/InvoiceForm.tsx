import { Button, Select, TextArea, TextField } from '@nimio/design-system';
import { languages } from '@nimio/domain/schema';
import type { FormEvent, ReactNode } from 'react';
import { PortalForm } from '../../../shared/form/PortalForm';
import type { PortalForm as FormState } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Actions, Measure } from '../../../shared/page/layout';
import { useSettings } from '../../../shared/settings/use-settings';
import { InvoiceTotalsList } from './InvoiceTotalsList';
import { type InvoiceValues, typedTotals } from './invoice.form';
import { LineFields } from './LineFields';

interface InvoiceFormProps {
  form: FormState<InvoiceValues>;
  onSubmit: (event: FormEvent) => unknown;
  /** Whether it is a stored draft. */
  isStored?: boolean;
  /** The notice over the form after concurrent changes. */
  failureNotice?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
}

/** The fields of a draft, with the totals of what is typed. */
export function InvoiceForm({ form, onSubmit, isStored = false, failureNotice, children }: InvoiceFormProps) {
  const { t } = useText();
  const { compensationTypes } = useSettings();
  return (
    <PortalForm
      form={form}
      onSubmit={onSubmit}
      aria-label={t('invoices.draft')}
      failureNotice={failureNotice}
    >
      <Measure>
        <TextField {...form.field('payerName')} label={t('invoices.payerName')} autoComplete="off" />
        <TextField
          {...form.field('businessId')}
          label={t('invoices.businessId')}
          description={t('invoices.businessIdHint')}
          width="10rem"
          autoComplete="off"
        />
        <TextArea {...form.field('address')} label={t('invoices.address')} rows={3} />
        <Select
          {...form.field('language')}
          label={t('invoices.language')}
          width="12rem"
          options={languages.map((id) => ({ id, label: t(`invoices.language_${id}`) }))}
        />
        <Select
          {...form.field('source')}
          label={t('invoices.source')}
          width="24rem"
          options={compensationTypes.map(({ code, term }) => ({ id: code, label: term }))}
        />
        <TextField
          {...form.field('due')}
          label={t('invoices.due')}
          description={t('invoices.dueHint')}
          width="10rem"
          autoComplete="off"
        />
        <LineFields form={form} />
        <InvoiceTotalsList {...typedTotals(form.values)} />
      </Measure>
      <Actions>
        <Button type="submit" isPending={form.isSubmitting} isInactive={isStored && !form.isDirty}>
          {t(isStored ? 'invoices.save' : 'invoices.create')}
        </Button>
        {children}
      </Actions>
    </PortalForm>
  );
}
