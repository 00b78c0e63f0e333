import { Button, Notice } from '@nimio/design-system';
import type { Row } from '@nimio/domain/text/csv';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '../../shared/download/download-file';
import { saveCsv } from '../../shared/download/save-csv';
import { useText } from '../../shared/intl/use-text';
import { Actions, Around } from '../../shared/page/layout';
import { sheetOf } from './sheet';

interface DownloadsProps {
  /** The name of the files without its ending. */
  name: string;
  /** What is saved, for assistive technology: "Kaikki tilitykset". */
  what: string;
  /** All rows, with their headings. */
  rows: () => Row[];
  /** Other actions on the rows, before them. */
  children?: ReactNode;
}

/** Saves rows as a file created in the browser. */
export function Downloads({ name, what, rows, children }: DownloadsProps) {
  const { t } = useText();
  const [hasFailed, setFailed] = useState(false);
  const saveSheet = async () => {
    setFailed(false);
    await saveXlsx(`${name}.xlsx`, rows()).catch(() => setFailed(true));
  };
  return (
    <>
      <Actions>
        {children}
        <Button
          variant="quiet"
          aria-label={t('money.downloadOf', { download: t('money.downloadCsv'), what })}
          onPress={() => saveCsv(`${name}.csv`, rows())}
        >
          {t('money.downloadCsv')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('money.downloadOf', { download: t('money.downloadXlsx'), what })}
          onPress={() => void saveSheet()}
        >
          {t('money.downloadXlsx')}
        </Button>
      </Actions>
      {hasFailed && (
        <Around>
          <Notice tone="danger" role="alert">
            {t('money.downloadFailed')}
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
