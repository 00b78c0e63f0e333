import {
  type DataColumn,
  DataTable,
  DateText,
  formatCents,
  Money,
  Notice,
  TextLink,
} from '@nimio/design-system';
import { importBankFile, previewBankFile } from '@nimio/domain/bank-file/bank-file.endpoints';
import type {
  BankFilePreview,
  BankFileReport,
  FailingPayment,
  PaidInvoice,
} from '@nimio/domain/bank-file/bank-file.types';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { sendFile } from '../../../../api/send-file';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { Remark } from '../../../../shared/page/frame-layout';
import { Actions, Below } from '../../../../shared/page/layout';
import { BankFileNotice } from './BankFileNotice';
import { Reason } from './reasons';

/** The previewed file of the bank. */
export interface Seen {
  file: File;
  preview: BankFilePreview;
}

interface SeenBankFileProps extends Seen {
  /** Whether it now names other payments, which have to be previewed first. */
  onSeen: (seen: Seen) => void;
  onImported: (report: BankFileReport) => void;
  onLeave: () => void;
}

const view = { pageSize: 50 } as const;
const rowKey = ({ hash }: FailingPayment) => hash;
const invoiceKey = ({ hash }: PaidInvoice) => hash;

/** The payments that would fail, the invoices that would be paid, and the other lines; staff confirm exactly what they see. */
export function SeenBankFile({ file, preview, onSeen, onImported, onLeave }: SeenBankFileProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const columns = useColumns();
  const invoiceColumns = useInvoiceColumns();
  const [refusal, setRefusal] = useState<ApiError>();
  const { failing, invoices, seen, ...lines } = preview;
  const importFile = async () => {
    setRefusal(undefined);
    try {
      onImported(await sendFile(importBankFile, { file, query: { seen } }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'bankFileOutdated') throw error;
      onSeen({ file, preview: await sendFile(previewBankFile, { file }) });
      setRefusal(error);
    }
  };
  const sum = formatCents(failing.reduce((cents, { netInCents }) => cents + netInCents, 0));
  const paid = formatCents(invoices.reduce((cents, { totalInCents }) => cents + totalInCents, 0));
  const clears = preview.rejection?.effect === 'clears';
  const takes =
    failing.length > 0 && invoices.length > 0
      ? 'bankFile.takeBoth'
      : failing.length > 0
        ? 'bankFile.take'
        : invoices.length > 0
          ? 'bankFile.takeInvoices'
          : 'bankFile.takeRejection';
  if (failing.length + invoices.length === 0 && !clears)
    return (
      <Below>
        <BankFileNotice title={t('bankFile.none')} fileName={file.name} {...lines} />
      </Below>
    );
  return (
    <Below>
      {refusal && (
        <Remark>
          <Notice tone="danger" role="alert">
            <p>{ofFailure(refusal)}</p>
          </Notice>
        </Remark>
      )}
      <BankFileNotice
        title={t('bankFile.seen')}
        fileName={file.name}
        texts={[
          ...(failing.length > 0 ? [t('bankFile.seenText', { n: failing.length, sum })] : []),
          ...(invoices.length > 0 ? [t('bankFile.seenInvoices', { n: invoices.length, sum: paid })] : []),
        ]}
        {...lines}
      />
      {failing.length > 0 && (
        <Below>
          <DataTable
            caption={t('bankFile.failing')}
            columns={columns}
            rows={failing}
            rowKey={rowKey}
            initialView={view}
          />
        </Below>
      )}
      {invoices.length > 0 && (
        <Below>
          <DataTable
            caption={t('bankFile.invoices')}
            columns={invoiceColumns}
            rows={invoices}
            rowKey={invoiceKey}
            initialView={view}
          />
        </Below>
      )}
      <Actions>
        <AsyncButton action={importFile}>{t(takes)}</AsyncButton>
        <AsyncButton variant="second" action={() => Promise.resolve(onLeave())}>
          {t('bankFile.leave')}
        </AsyncButton>
      </Actions>
    </Below>
  );
}

function useColumns(): DataColumn<FailingPayment>[] {
  const { t } = useText();
  return [
    {
      id: 'payee',
      header: t('bankFile.payee'),
      cell: ({ payeeName }) => payeeName || t('distributions.none'),
      isRowHeader: true,
    },
    { id: 'reason', header: t('bankFile.reason'), cell: ({ reason }) => <Reason code={reason} /> },
    {
      id: 'distribution',
      header: t('distribution.title'),
      cell: ({ distributionName }) => distributionName,
    },
    {
      id: 'payDate',
      header: t('distributions.payDate'),
      cell: ({ payDate }) => <DateText date={payDate} />,
      isUnbroken: true,
    },
    {
      id: 'net',
      header: t('distribution.amount'),
      cell: ({ netInCents }) => <Money cents={netInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

function useInvoiceColumns(): DataColumn<PaidInvoice>[] {
  const { t } = useText();
  return [
    {
      id: 'number',
      header: t('bankFile.invoice'),
      cell: ({ hash, number }) => <TextLink href={`/invoices/${hash}`}>{String(number)}</TextLink>,
      isRowHeader: true,
    },
    { id: 'payer', header: t('bankFile.payer'), cell: ({ payerName }) => payerName },
    {
      id: 'paidOn',
      header: t('bankFile.paidOn'),
      cell: ({ paidOn }) => <DateText date={paidOn} />,
      isUnbroken: true,
    },
    {
      id: 'total',
      header: t('distribution.amount'),
      cell: ({ totalInCents }) => <Money cents={totalInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}
