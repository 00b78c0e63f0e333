import {
  CellNote,
  type DataColumn,
  DataTable,
  DateText,
  DescriptionList,
  LinkButton,
  Money,
  RetryNotice,
  Section,
  Spinner,
  TextLink,
  toast,
} from '@nimio/design-system';
import { creditInvoice, downloadInvoice, makeInvoicePdf } from '@nimio/domain/invoice/invoice.endpoints';
import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import { isCreditable, isUnpaid } from '@nimio/domain/invoice/invoice-states';
import { groupedReference } from '@nimio/domain/invoice/reference-number';
import { invoiceTotals } from '@nimio/domain/invoice/vat';
import { useNavigate } from 'react-router';
import { call, exchange } from '../../../api/client';
import { pathOf } from '../../../api/path';
import { invalidate } from '../../../api/use-endpoint';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { useText } from '../../../shared/intl/use-text';
import { Actions, Around } from '../../../shared/page/layout';
import { useSettings } from '../../../shared/settings/use-settings';
import { useErrorToast } from '../../../shared/toast/use-error-toast';
import { InvoiceTotalsList } from './InvoiceTotalsList';
import { rateText } from './invoice.form';
import { PaymentForm } from './PaymentForm';

interface SentInvoiceProps {
  invoice: Invoice;
  onStored: (stored: Invoice, etag: string | undefined) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

/** A sent invoice or a credit note, with what can be done with it. */
export function SentInvoice({ invoice, onStored, onReload }: SentInvoiceProps) {
  const { t } = useText();
  const step = { state: invoice.state, isCreditNote: invoice.isCreditNote === 1 };
  const lines = invoice.lines.map((line, at) => ({ ...line, key: String(at) }));
  return (
    <>
      <InvoiceFacts {...invoice} />
      <Around>
        <Actions>
          <PdfButton invoice={invoice} onStored={onStored} />
          {!step.isCreditNote && (
            <LinkButton variant="second" href={`/invoices/new?copy=${invoice.hash}`}>
              {t('invoices.copy')}
            </LinkButton>
          )}
          {isCreditable(step) && <CreditButton {...invoice} onReload={onReload} />}
        </Actions>
      </Around>
      <Section id="lines" title={t('invoices.lines')}>
        <DataTable
          caption={t('invoices.lines')}
          columns={useLineColumns()}
          rows={lines}
          rowKey={({ key }) => key}
        />
        <InvoiceTotalsList {...invoiceTotals(invoice.lines)} />
      </Section>
      {isUnpaid(step) && <PaymentForm hash={invoice.hash} onReload={onReload} />}
    </>
  );
}

function InvoiceFacts(invoice: Invoice) {
  const { t } = useText();
  const { compensationTypes } = useSettings();
  const { credits, creditedBy, funds, reference, source } = invoice;
  const link = (other: Invoice['credits']) =>
    other && <TextLink href={`/invoices/${other.hash}`}>{other.number}</TextLink>;
  const facts = [
    { term: t('invoices.payer'), value: invoice.payerName },
    { term: t('invoices.businessId'), value: invoice.businessId },
    { term: t('invoices.address'), value: invoice.address.split('\n').join(', ') },
    { term: t('invoices.source'), value: compensationTypes.find(({ code }) => code === source)?.term },
    { term: t('invoices.issued'), value: invoice.issued && <DateText date={invoice.issued} /> },
    { term: t('invoices.due'), value: reference && <DateText date={invoice.due} /> },
    { term: t('invoices.reference'), value: reference && groupedReference(reference) },
    { term: t('invoices.paidOn'), value: invoice.paidOn && <DateText date={invoice.paidOn} /> },
    ...funds.map(({ hash, name, cents }) => ({
      term: t('invoices.funds'),
      value: (
        <>
          <TextLink href={`/accountings/${hash}`}>{name}</TextLink>
          <CellNote>
            <Money cents={cents} />
          </CellNote>
        </>
      ),
    })),
    { term: t('invoices.credits'), value: link(credits) },
    { term: t('invoices.creditedBy'), value: link(creditedBy) },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value)} />;
}

type Line = Invoice['lines'][number] & { key: string };

function useLineColumns(): DataColumn<Line>[] {
  const { t } = useText();
  return [
    { id: 'text', header: t('invoices.text'), cell: ({ text }) => text, isRowHeader: true },
    {
      id: 'vat',
      header: t('invoices.vat'),
      cell: ({ vatHundredths }) => rateText(vatHundredths),
      align: 'end',
      isUnbroken: true,
    },
    {
      id: 'cents',
      header: t('invoices.price'),
      cell: ({ cents }) => <Money cents={cents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

/** Whether the PDF is being made. */
export const isPdfPending = ({ state, isPdfReady, isPdfFailed }: Invoice): boolean =>
  state !== 'draft' && isPdfReady === 0 && isPdfFailed === 0;

/** The PDF, its progress until it is ready, or a retry. */
function PdfButton({ invoice, onStored }: Pick<SentInvoiceProps, 'invoice' | 'onStored'>) {
  const { t } = useText();
  const { attempt } = useErrorToast();
  const { hash } = invoice;
  if (invoice.isPdfFailed === 1) {
    const retry = async () => {
      const { data, etag } = await exchange(makeInvoicePdf, { params: { hash } });
      await onStored(data, etag);
    };
    return <RetryNotice onRetry={() => attempt(retry)}>{t('invoices.pdfFailed')}</RetryNotice>;
  }
  if (isPdfPending(invoice)) return <Spinner label={t('invoices.preparing')} isLabelShown />;
  return (
    <LinkButton variant="second" href={`/api${pathOf(downloadInvoice.path, { hash }, undefined)}`} download>
      {t('invoices.download')}
    </LinkButton>
  );
}

/** Leads to the credit note. */
function CreditButton({
  hash,
  number,
  onReload,
}: Pick<Invoice, 'hash' | 'number'> & Pick<SentInvoiceProps, 'onReload'>) {
  const { t } = useText();
  const navigate = useNavigate();
  const credit = async () => {
    const note = await call(creditInvoice, { params: { hash } });
    await Promise.all([onReload(), invalidate('/invoices?'), invalidate('/accountings/distributions')]);
    toast.success(t('invoices.credited'));
    await navigate(`/invoices/${note.hash}`);
  };
  return (
    <ConfirmButton
      variant="danger"
      action={credit}
      title={t('invoices.creditTitle', { number: String(number) })}
      body={t('invoices.creditBody')}
      confirmLabel={t('invoices.credit')}
      cancelLabel={t('invoices.cancel')}
    >
      {t('invoices.credit')}
    </ConfirmButton>
  );
}
