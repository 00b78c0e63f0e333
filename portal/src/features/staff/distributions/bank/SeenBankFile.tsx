import { type DataColumn, DataTable, DateText, formatCents, Money, Notice } from '@nimio/design-system';
import { importBankFile, previewBankFile } from '@nimio/domain/bank-file/bank-file.endpoints';
import type {
  BankFilePreview,
  BankFileReport,
  FailingPayment,
} from '@nimio/domain/bank-file/bank-file.types';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { sendFile } from '../../../../api/send-file';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { Actions, Below, Remark } from '../../../../shared/page/layout';
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

/** The payments that would fail, and the other lines; staff confirm exactly what they see. */
export function SeenBankFile({ file, preview, onSeen, onImported, onLeave }: SeenBankFileProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const columns = useColumns();
  const [refusal, setRefusal] = useState<ApiError>();
  const { failing, seen, ...lines } = preview;
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
  const clears = preview.rejection?.effect === 'clears';
  if (failing.length === 0 && !clears)
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
        {...(failing.length > 0 && { text: t('bankFile.seenText', { n: failing.length, sum }) })}
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
      <Actions>
        <AsyncButton action={importFile}>
          {t(failing.length > 0 ? 'bankFile.take' : 'bankFile.takeRejection')}
        </AsyncButton>
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
