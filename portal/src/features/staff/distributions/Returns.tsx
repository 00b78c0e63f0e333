import { DescriptionList, FileUpload, formatNumber, Notice } from '@nimio/design-system';
import { readReturns } from '@nimio/domain/distribution/distribution.endpoints';
import type { Returns as Report } from '@nimio/domain/distribution/distribution.types';
import { returnsMaxBytes, returnsTypes } from '@nimio/domain/distribution/returns';
import { useState } from 'react';
import { sendFile } from '../../../api/send-file';
import { refresh } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { Measure } from '../../../shared/page/layout';
import { useUpload } from '../../../shared/upload/use-upload';

/** Takes the bank's list of payments that came back, and tells what became of each line. */
export function Returns() {
  const { t } = useText();
  const [report, setReport] = useState<Report>();
  const upload = useUpload({
    send: (file, watch) => {
      setReport(undefined);
      return sendFile(readReturns, { params: undefined, file, ...watch });
    },
    onSent: (read: Report) => {
      setReport(read);
      void refresh('/accountings/distributions');
    },
  });
  return (
    <Measure>
      <FileUpload
        {...upload}
        label={t('distributions.returnsFile')}
        description={t('distributions.returnsHint')}
        types={returnsTypes}
        maxSize={returnsMaxBytes}
      />
      {report && <ReadReturns {...report} />}
    </Measure>
  );
}

function ReadReturns({ failed, known, unknown, wrong }: Report) {
  const { t } = useText();
  const lines = (numbers: readonly number[]) =>
    numbers.length === 0 ? t('distributions.noLines') : numbers.map(formatNumber).join(', ');
  return (
    <Notice
      tone={unknown.length + wrong.length > 0 ? 'warning' : 'success'}
      role="status"
      title={t('distributions.returnsDone')}
    >
      <DescriptionList
        items={[
          { term: t('distributions.returnsFailed'), value: formatNumber(failed) },
          { term: t('distributions.returnsKnown'), value: formatNumber(known) },
          { term: t('distributions.returnsUnknown'), value: lines(unknown) },
          { term: t('distributions.returnsWrong'), value: lines(wrong) },
        ]}
      />
    </Notice>
  );
}
