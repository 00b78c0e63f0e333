import {
  Button,
  type DataColumn,
  DataTable,
  formatCents,
  Money,
  Section,
  Select,
  Skeleton,
  Text,
  TextField,
  TextLink,
  toast,
} from '@nimio/design-system';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { missingCents } from '@nimio/domain/invoice/funding';
import { listInvoices, updateFunding } from '@nimio/domain/invoice/invoice.endpoints';
import { fundingInvoiceSchema } from '@nimio/domain/invoice/invoice.schema';
import type { Funding } from '@nimio/domain/invoice/invoice.types';
import { ApiError } from '../../../../api/api-error';
import { exchange } from '../../../../api/client';
import { invalidate, useEndpoint } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { validateWith } from '../../../../shared/form/validate-with';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Around, Measure } from '../../../../shared/page/layout';
import { centsOf, eurosText } from '../../euros';
import type { StoredProps } from './use-step';

type Named = Pick<Funding, 'hash' | 'cents'>;

/** The invoices whose money the distribution allocates, and what they lack to its pot. */
export function FundingSection({ distribution, etag, onStored, onReload }: StoredProps) {
  const { t } = useText();
  const { hash, invoices, potInCents, state } = distribution;
  const mayChange = isOpen(state);
  const columns = useColumns();
  const save = async (named: readonly Named[]) => {
    try {
      const { data, etag: tag } = await exchange(updateFunding, {
        params: { hash },
        body: { invoices: named.map((one) => ({ invoice: one.hash, cents: one.cents })) },
        ifMatch: etag,
      });
      await onStored(data, tag);
      await invalidate('/invoices');
    } catch (error) {
      // The record differs from the page.
      if (error instanceof ApiError && [409, 412].includes(error.status)) await onReload();
      throw error;
    }
  };
  if (!mayChange && invoices.length === 0) return null;
  return (
    <Section id="funding" title={t('funding.title')}>
      {mayChange && <p>{t('funding.intro')}</p>}
      {invoices.length === 0 ? (
        <Text>{t('funding.none')}</Text>
      ) : (
        <>
          <DataTable
            caption={t('funding.title')}
            columns={columns}
            rows={invoices}
            rowKey={({ hash: invoice }) => invoice}
            {...(mayChange && {
              actions: ({ hash: invoice, number }: Funding) => (
                <AsyncButton
                  variant="second"
                  size="sm"
                  aria-label={t('funding.removeNamed', { number: String(number) })}
                  action={() => save(invoices.filter((one) => one.hash !== invoice))}
                >
                  {t('funding.remove')}
                </AsyncButton>
              ),
            })}
          />
          <Around role="status">
            <Missing {...distribution} />
          </Around>
        </>
      )}
      {mayChange && (
        <AddForm
          key={invoices.map(({ hash: invoice }) => invoice).join()}
          missing={missingCents(potInCents, invoices)}
          named={invoices}
          onAdd={(added) => save([...invoices, added])}
        />
      )}
    </Section>
  );
}

function useColumns(): DataColumn<Funding>[] {
  const { t } = useText();
  return [
    {
      id: 'invoice',
      header: t('funding.invoice'),
      cell: ({ hash, number, payerName }) => (
        <TextLink tone="ink" href={`/invoices/${hash}`}>
          {number} {payerName}
        </TextLink>
      ),
      isRowHeader: true,
    },
    { id: 'state', header: t('invoices.state'), cell: ({ state }) => t(`invoices.state_${state}`) },
    {
      id: 'cents',
      header: t('funding.cents'),
      cell: ({ cents }) => <Money cents={cents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

/** What prevents the approval, if anything. */
function Missing({ potInCents, invoices }: Distribution) {
  const { t } = useText();
  const missing = missingCents(potInCents, invoices);
  const sum = formatCents(Math.abs(missing));
  return (
    <>
      <Text>
        {missing > 0
          ? t('funding.missing', { sum })
          : missing < 0
            ? t('funding.exceeded', { sum })
            : t('funding.covered')}
      </Text>
      {invoices.some(({ state }) => state !== 'paid') && <Text>{t('funding.unpaid')}</Text>}
    </>
  );
}

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
  named: readonly Named[];
  onAdd: (added: Named) => Promise<unknown>;
}

/** Adds an invoice; its amount is by default all of it that the pot still needs. */
function AddForm({ missing, named, onAdd }: AddProps) {
  const { t } = useText();
  const { data, error, reload } = useEndpoint(
    listInvoices,
    { query: { isFunding: 1, limit: 200 } },
    { revalidateOnFocus: true },
  );
  const form = usePortalForm<AddValues>(addOptions);
  const save = form.save(
    ({ invoice, cents }) => onAdd({ hash: invoice, cents: centsOf(cents) ?? 0 }),
    () => toast.success(t('funding.added')),
  );
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
