import { type DataColumn, DataTable, DateText, formatCents, Money, Notice } from '@nimio/design-system';
import {
  importReturnedPayments,
  previewReturnedPayments,
} from '@nimio/domain/distribution/distribution.endpoints';
import type {
  Returns as Report,
  ReturnedPayment,
  ReturnsPreview,
} from '@nimio/domain/distribution/distribution.types';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { sendFile } from '../../../../api/send-file';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { Actions, Below, Remark } from '../../../../shared/page/layout';
import { ReturnsNotice } from './ReturnsNotice';

/** The previewed file of the bank. */
export interface Seen {
  file: File;
  preview: ReturnsPreview;
}

interface SeenReturnsProps extends Seen {
  /** Whether it now names other payments, which have to be previewed first. */
  onSeen: (seen: Seen) => void;
  onImported: (report: Report) => void;
  onLeave: () => void;
}

const view = { pageSize: 50 } as const;
const rowKey = ({ hash }: ReturnedPayment) => hash;

/** The payments that would fail, and the other lines; staff confirm exactly what they see. */
export function SeenReturns({ file, preview, onSeen, onImported, onLeave }: SeenReturnsProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const columns = useColumns();
  const [refusal, setRefusal] = useState<ApiError>();
  const { failing, seen, ...lines } = preview;
  const importReturns = async () => {
    setRefusal(undefined);
    try {
      onImported(await sendFile(importReturnedPayments, { file, query: { seen } }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'returnsOutdated') throw error;
      onSeen({ file, preview: await sendFile(previewReturnedPayments, { file }) });
      setRefusal(error);
    }
  };
  const sum = formatCents(failing.reduce((cents, { netInCents }) => cents + netInCents, 0));
  if (failing.length === 0)
    return (
      <Below>
        <ReturnsNotice title={t('distributions.returnsNone')} fileName={file.name} {...lines} />
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
      <ReturnsNotice
        title={t('distributions.returnsSeen')}
        fileName={file.name}
        text={t('distributions.returnsSeenText', { n: failing.length, sum })}
        {...lines}
      />
      <Below>
        <DataTable
          caption={t('distributions.returnsFailing')}
          columns={columns}
          rows={failing}
          rowKey={rowKey}
          initialView={view}
        />
      </Below>
      <Actions>
        <AsyncButton action={importReturns}>{t('distributions.returnsTake')}</AsyncButton>
        <AsyncButton variant="second" action={() => Promise.resolve(onLeave())}>
          {t('distributions.returnsLeave')}
        </AsyncButton>
      </Actions>
    </Below>
  );
}

function useColumns(): DataColumn<ReturnedPayment>[] {
  const { t } = useText();
  return [
    {
      id: 'payee',
      header: t('distributions.payee'),
      cell: ({ payeeName }) => payeeName || t('distributions.none'),
      isRowHeader: true,
    },
    { id: 'reason', header: t('distributions.reason'), cell: ({ reason }) => reason },
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
