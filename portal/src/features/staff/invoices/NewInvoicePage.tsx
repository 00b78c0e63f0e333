import { Skeleton, toast } from '@nimio/design-system';
import { createInvoice, getInvoice } from '@nimio/domain/invoice/invoice.endpoints';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../api/client';
import { invalidate, useEndpoint } from '../../../api/use-endpoint';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useMe } from '../../../shared/session/use-session';
import { StaffPage } from '../StaffPage';
import { InvoiceForm } from './InvoiceForm';
import {
  copiedInvoice,
  type InvoiceValues,
  invoiceBody,
  invoiceFormOptions,
  newInvoice,
} from './invoice.form';

/** Creates a draft, empty or with the contents of the invoice that the query `copy` names. */
export function NewInvoicePage() {
  const { t } = useText();
  const hash = useSearchParams()[0].get('copy');
  const mayManage = useMe().rights.includes('managePayments');
  const { data, error, reload } = useEndpoint(getInvoice, hash && mayManage ? { params: { hash } } : null);
  return (
    <StaffPage
      title={t('invoices.new')}
      rights={['managePayments']}
      above={[{ href: '/invoices', label: t('invoices.title') }]}
    >
      {hash === null ? (
        <NewForm initial={newInvoice} />
      ) : data ? (
        <NewForm key={hash} initial={() => copiedInvoice(data)} />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={12} />
      )}
    </StaffPage>
  );
}

function NewForm(props: { initial: () => InvoiceValues }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [initial] = useState(props.initial);
  const form = usePortalForm<InvoiceValues>({ ...invoiceFormOptions, name: 'invoice.new', initial });
  const save = (event: FormEvent) => {
    let href = '/invoices';
    const create = form.save(
      async (values) => {
        const { hash } = await call(createInvoice, { body: invoiceBody(values) });
        await invalidate('/invoices?');
        href = `/invoices/${hash}`;
      },
      () => {
        toast.success(t('invoices.created'));
        void navigate(href);
      },
    );
    return create(event);
  };
  return <InvoiceForm form={form} onSubmit={save} />;
}
