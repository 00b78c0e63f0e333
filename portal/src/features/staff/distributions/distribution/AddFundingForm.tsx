import { Button, formatCents, Select, Skeleton, Text, TextField, toast } from '@nimio/design-system';
import { listInvoices } from '@nimio/domain/invoice/invoice.endpoints';
import { fundingInvoiceSchema } from '@nimio/domain/invoice/invoice.schema';
import type { Funding } from '@nimio/domain/invoice/invoice.types';
import type { FormEvent } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { focusAfter } from '../../../../shared/action/focus-after';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Measure } from '../../../../shared/page/layout';
import { centsOf, eurosText } from '../../euros';

interface AddValues {
  invoice: string;
  cents: string;
}
const addedBody = ({ invoice, cents }: AddValues) => ({ invoice, cents: centsOf(cents) });
const addOptions = {
  name: 'funding',
  initial: { invoice: '', cents: '' },
  validate: validateWith<AddValues>(fundingInvoiceSchema, addedBody),
  texts: {
    'invoice.required': 'funding.invoiceRequired',
    'invoice.invalid': 'funding.invoiceRequired',
    'cents.required': 'funding.centsWrong',
    'cents.wrongType': 'funding.centsWrong',
    'cents.tooSmall': 'funding.centsWrong',
    'cents.tooBig': 'funding.centsWrong',
  },
  neverStored: 'everything',
} as const;

interface AddProps {
  /** What the invoices lack to the pot. */
  missing: number;
  /** The invoices that are already named. */
  named: readonly Pick<Funding, 'hash'>[];
  onAdd: (added: Pick<Funding, 'hash' | 'cents'>) => Promise<unknown>;
}

/** Adds an invoice; its amount is by default all of it that the pot still needs. */
export function AddFundingForm({ missing, named, onAdd }: AddProps) {
  const { t } = useText();
  const { data, error, reload } = useEndpoint(
    listInvoices,
    { query: { isFunding: 1, limit: 200 } },
    // The form stays while the remaining amounts are fetched again.
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  const form = usePortalForm<AddValues>(addOptions);
  const save = (event: FormEvent) => {
    // The form disappears with the last invoice that can be added.
    const moveFocus = focusAfter(form.formRef.current ?? document.body);
    const add = form.save(
      ({ invoice, cents }) => onAdd({ hash: invoice, cents: centsOf(cents) ?? 0 }),
      () => {
        form.reset(addOptions.initial);
        toast.success(t('funding.added'));
        moveFocus();
      },
    );
    return add(event);
  };
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={3} />;
  const offered = data.records.filter(({ hash }) => named.every((one) => one.hash !== hash));
  if (offered.length === 0) return <Text>{t('funding.noneToAdd')}</Text>;
  const choose = (invoice: string) => {
    const remaining = offered.find(({ hash }) => hash === invoice)?.remainingInCents ?? 0;
    form.setValues({ invoice, cents: eurosText(missing > 0 ? Math.min(missing, remaining) : remaining) });
  };
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('funding.add')}>
      <Measure>
        <Select
          {...form.field('invoice')}
          onChange={choose}
          label={t('funding.invoice')}
          options={offered.map(({ hash, number, payerName, remainingInCents }) => ({
            id: hash,
            label: t('funding.option', {
              number: String(number),
              name: payerName,
              sum: formatCents(remainingInCents),
            }),
          }))}
        />
        <TextField
          {...form.field('cents')}
          label={t('funding.cents')}
          inputMode="decimal"
          width="14rem"
          autoComplete="off"
        />
      </Measure>
      <Button type="submit" variant="second" isPending={form.isSubmitting}>
        {t('funding.add')}
      </Button>
    </PortalForm>
  );
}
