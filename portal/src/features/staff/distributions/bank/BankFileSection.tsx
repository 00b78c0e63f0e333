import { DescriptionList, FileUpload, LinkButton, Section, Text } from '@nimio/design-system';
import { bankFileMaxBytes, bankFileTypes } from '@nimio/domain/bank-file/bank-file';
import { previewBankFile } from '@nimio/domain/bank-file/bank-file.endpoints';
import type { BankFileReport } from '@nimio/domain/bank-file/bank-file.types';
import { useState } from 'react';
import { sendFile } from '../../../../api/send-file';
import { revalidate } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { Around, Below, Measure } from '../../../../shared/page/layout';
import { useUpload } from '../../../../shared/upload/use-upload';
import { refreshWorklist } from '../../../../shared/worklist/use-worklist';
import { BankFileNotice } from './BankFileNotice';
import { type Seen, SeenBankFile } from './SeenBankFile';

/** Previews a file of the bank, imports it after confirmation, and reports its entries. */
export function BankFileSection() {
  const { t } = useText();
  const formats = (['pain002', 'camt054', 'csv'] as const).map((format) => ({
    term: t(`bankFile.format_${format}`),
    value: t(`bankFile.effect_${format}`),
  }));
  return (
    <Section id="bank-files" title={t('bankFile.title')}>
      <Measure>
        <Text>{t('bankFile.intro')}</Text>
        <DescriptionList items={formats} />
      </Measure>
      <Around>
        <LinkButton variant="second" href="/accountings/bounced">
          {t('bankFile.bounced')}
        </LinkButton>
      </Around>
      <BankFile />
    </Section>
  );
}

function BankFile() {
  const { t } = useText();
  const [seen, setSeen] = useState<Seen>();
  const [report, setReport] = useState<BankFileReport & { fileName: string }>();
  const upload = useUpload({
    send: async (file, watch) => {
      setSeen(undefined);
      setReport(undefined);
      // The previewed content, even if the file is changed on disk before it is confirmed.
      const seenFile = new File([await file.arrayBuffer()], file.name, { type: file.type });
      return {
        file: seenFile,
        preview: await sendFile(previewBankFile, { file: seenFile, ...watch }),
      };
    },
    onSent: setSeen,
  });
  /** A reply for one file is ignored after another was chosen. */
  const follow = (file: File, next?: Seen) =>
    setSeen((now) => (now === undefined || now.file === file ? next : now));
  const show = (file: File, imported: BankFileReport) => {
    follow(file);
    setReport({ ...imported, fileName: file.name });
    void revalidate('/accountings/');
    void refreshWorklist();
  };
  return (
    <>
      <Measure>
        <FileUpload
          {...upload}
          label={t('bankFile.file')}
          description={t('bankFile.hint')}
          types={bankFileTypes}
          maxSize={bankFileMaxBytes}
        />
      </Measure>
      {seen && (
        <SeenBankFile
          {...seen}
          onSeen={(next) => follow(seen.file, next)}
          onImported={(imported) => show(seen.file, imported)}
          onLeave={() => setSeen(undefined)}
        />
      )}
      {report && (
        <Below>
          <BankFileNotice title={t('bankFile.done')} {...report} />
        </Below>
      )}
    </>
  );
}
