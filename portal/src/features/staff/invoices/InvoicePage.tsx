import { EmptyState, Skeleton } from '@nimio/design-system';
import { getInvoice } from '@nimio/domain/invoice/invoice.endpoints';
import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import { type ComponentProps, useState } from 'react';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useMe } from '../../../shared/session/use-session';
import { StaffPage } from '../StaffPage';
import { DraftForm } from './DraftForm';
import { InvoiceState } from './InvoiceState';
import { isPdfPending, SentInvoice } from './SentInvoice';

/** The polling interval while the PDF is made. */
const pollingInterval = 2000;

/** An invoice: the form of a draft, or a sent one with its actions. */
export function InvoicePage() {
  const { t } = useText();
  const { hash = '' } = useParams();
  const mayManage = useMe().rights.includes('managePayments');
  const { data, etag, error, refreshError, reload, mutate } = useEndpoint(
    getInvoice,
    mayManage ? { params: { hash } } : null,
    {
      revalidateOnFocus: true,
      refreshInterval: (invoice) => (invoice && isPdfPending(invoice) ? pollingInterval : 0),
    },
  );
  const failure = error ?? refreshError;
  const store = (stored: Invoice, tag: string | undefined) =>
    mutate({ data: stored, etag: tag, servedAt: Date.now() }, { revalidate: false });
  return (
    <StaffPage
      title={data ? titleOf(data, t) : t('invoices.invoice')}
      rights={['managePayments']}
      above={[{ href: '/invoices', label: t('invoices.title') }]}
      lead={data && <InvoiceState {...data} />}
    >
      {error?.code === 'notFound' ? (
        <EmptyState kind="search">{t('invoices.notFound')}</EmptyState>
      ) : (
        <>
          {failure && <LoadFailure error={failure} onRetry={reload} />}
          {!data && !error && <Skeleton lines={12} />}
          {data && <Shown key={hash} stored={{ data, etag }} onStored={store} onReload={reload} />}
        </>
      )}
    </StaffPage>
  );
}

/** The form of a draft shows the sent invoice once nothing typed is lost by it. */
function Shown(props: ComponentProps<typeof DraftForm>) {
  const { stored, onStored, onReload } = props;
  const [wasDraft] = useState(stored.data.state === 'draft');
  if (wasDraft) return <DraftForm {...props} />;
  return <SentInvoice invoice={stored.data} onStored={onStored} onReload={onReload} />;
}

const titleOf = (
  { number, isCreditNote, payerName }: Invoice,
  t: ReturnType<typeof useText>['t'],
): string => {
  if (number === null) return t('invoices.draftOf', { name: payerName });
  return t(isCreditNote ? 'invoices.creditNoteOf' : 'invoices.invoiceOf', { number: String(number) });
};
