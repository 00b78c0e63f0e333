import {
  type DataColumn,
  DataTable,
  DateText,
  EmptyState,
  LinkButton,
  Money,
  Select,
  Text,
  TextLink,
} from '@nimio/design-system';
import { listInvoices } from '@nimio/domain/invoice/invoice.endpoints';
import type { InvoiceSummary } from '@nimio/domain/invoice/invoice.types';
import { invoiceFilters } from '@nimio/domain/invoice/invoice-states';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { Around } from '../../../shared/page/layout';
import { StaffPage } from '../StaffPage';
import { InvoiceState } from './InvoiceState';

const rowKey = ({ hash }: InvoiceSummary) => hash;

/** The society's invoices and credit notes. */
export function InvoicesPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('invoices.title')} rights={['managePayments']}>
      <Text>{t('invoices.intro')}</Text>
      <Around>
        <LinkButton href="/invoices/new">{t('invoices.new')}</LinkButton>
      </Around>
      <Invoices />
    </StaffPage>
  );
}

const all = 'all';

function Invoices() {
  const { t } = useText();
  const [chosen, setChosen] = useState<string>(all);
  const { query, tableOf, fromFirst } = usePages();
  const state = invoiceFilters.find((one) => one === chosen);
  const list = useEndpoint(
    listInvoices,
    { query: { ...(state && { state }), ...query } },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  return (
    <>
      <Select
        label={t('invoices.state')}
        width="14rem"
        value={chosen}
        onChange={fromFirst(setChosen)}
        options={[
          { id: all, label: t('invoices.all') },
          ...invoiceFilters.map((id) => ({
            id,
            label: t(id === 'creditNote' ? 'invoices.creditNote' : `invoices.state_${id}`),
          })),
        ]}
      />
      <DataTable
        caption={t('invoices.title')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        empty={
          <EmptyState {...(state && { kind: 'search' })}>
            {t(state ? 'invoices.noneInState' : 'invoices.empty')}
          </EmptyState>
        }
      />
    </>
  );
}

function useColumns(): DataColumn<InvoiceSummary>[] {
  const { t } = useText();
  return [
    {
      id: 'payer',
      header: t('invoices.payer'),
      cell: ({ payerName, hash }) => (
        <TextLink tone="ink" href={`/invoices/${hash}`}>
          {payerName}
        </TextLink>
      ),
      isRowHeader: true,
    },
    {
      id: 'number',
      header: t('invoices.number'),
      cell: ({ number }) => number ?? t('invoices.noNumber'),
      isUnbroken: true,
    },
    { id: 'state', header: t('invoices.state'), cell: (row) => <InvoiceState {...row} /> },
    { id: 'due', header: t('invoices.due'), cell: ({ due }) => <DateText date={due} />, isUnbroken: true },
    {
      id: 'total',
      header: t('invoices.total'),
      cell: ({ totalInCents }) => <Money cents={totalInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}
