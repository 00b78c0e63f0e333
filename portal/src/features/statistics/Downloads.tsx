import { Button, Notice } from '@nimio/design-system';
import type { WorkLoans } from '@nimio/domain/loan/statistics';
import type { Row } from '@nimio/domain/text/csv';
import { useState } from 'react';
import { downloadFile } from '../../shared/download/download-file';
import { saveCsv } from '../../shared/download/save-csv';
import { useText } from '../../shared/intl/use-text';
import { Actions, Around } from '../../shared/page/layout';
import { sheetOf } from './download/sheet';
import { loanRows } from './loan-rows';
import { useLoanLabels } from './use-loan-labels';

/** Saves all rows of the table as a file created in the browser. */
export function Downloads({ works, year }: { works: readonly WorkLoans[]; year: number }) {
  const { t } = useText();
  const labels = useLoanLabels();
  const [hasFailed, setFailed] = useState(false);
  const name = t('statistics.fileName', { year });
  const rows = () =>
    loanRows(works, {
      headers: [
        t('statistics.isbn'),
        t('statistics.work'),
        t('statistics.contributors'),
        t('statistics.share'),
        t('statistics.total'),
        t('statistics.format'),
      ],
      ...labels,
    });
  const saveSheet = async () => {
    setFailed(false);
    await saveXlsx(`${name}.xlsx`, rows()).catch(() => setFailed(true));
  };
  return (
    <>
      <Actions>
        <Button variant="second" onPress={() => saveCsv(`${name}.csv`, rows())}>
          {t('statistics.downloadCsv')}
        </Button>
        <Button variant="second" onPress={() => void saveSheet()}>
          {t('statistics.downloadXlsx')}
        </Button>
      </Actions>
      {hasFailed && (
        <Around>
          <Notice tone="danger" role="alert">
            {t('statistics.downloadFailed')}
          </Notice>
        </Around>
      )}
    </>
  );
}

/** Saves rows as an Excel workbook. The library is loaded on demand. */
async function saveXlsx(name: string, rows: readonly Row[]): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/universal');
  const sheet = await writeSheet(sheetOf(rows)).toBlob();
  downloadFile(name, sheet.type, sheet);
}
