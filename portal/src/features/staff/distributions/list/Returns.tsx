import { FileUpload } from '@nimio/design-system';
import { previewReturnedPayments } from '@nimio/domain/distribution/distribution.endpoints';
import type { Returns as Report } from '@nimio/domain/distribution/distribution.types';
import { returnsMaxBytes, returnsTypes } from '@nimio/domain/distribution/returns';
import { useState } from 'react';
import { sendFile } from '../../../../api/send-file';
import { revalidate } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { Below, Measure } from '../../../../shared/page/layout';
import { useUpload } from '../../../../shared/upload/use-upload';
import { ReturnsNotice } from './ReturnsNotice';
import { type Seen, SeenReturns } from './SeenReturns';

/** Previews the bank's file of returned payments, imports it after confirmation, and reports its lines. */
export function Returns() {
  const { t } = useText();
  const [seen, setSeen] = useState<Seen>();
  const [report, setReport] = useState<Report & { fileName: string }>();
  const upload = useUpload({
    send: async (file, watch) => {
      setSeen(undefined);
      setReport(undefined);
      // The previewed content, even if the file is changed on disk before it is confirmed.
      const seenFile = new File([await file.arrayBuffer()], file.name, { type: file.type });
      return {
        file: seenFile,
        preview: await sendFile(previewReturnedPayments, { file: seenFile, ...watch }),
      };
    },
    onSent: setSeen,
  });
  /** A reply for one file is ignored after another was chosen. */
  const follow = (file: File, next?: Seen) =>
    setSeen((now) => (now === undefined || now.file === file ? next : now));
  const show = (file: File, imported: Report) => {
    follow(file);
    setReport({ ...imported, fileName: file.name });
    void revalidate('/accountings/distributions');
  };
  return (
    <>
      <Measure>
        <FileUpload
          {...upload}
          label={t('distributions.returnsFile')}
          description={t('distributions.returnsHint')}
          types={returnsTypes}
          maxSize={returnsMaxBytes}
        />
      </Measure>
      {seen && (
        <SeenReturns
          {...seen}
          onSeen={(next) => follow(seen.file, next)}
          onImported={(imported) => show(seen.file, imported)}
          onLeave={() => setSeen(undefined)}
        />
      )}
      {report && (
        <Below>
          <ReturnsNotice title={t('distributions.returnsDone')} {...report} />
        </Below>
      )}
    </>
  );
}
