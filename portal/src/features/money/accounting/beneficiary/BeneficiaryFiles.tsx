import { DescriptionList, EmptyState, formatDate, Money, Section, Skeleton } from '@nimio/design-system';
import { downloadBeneficiaryFile, listBeneficiaryFiles } from '@nimio/domain/accounting/accounting.endpoints';
import type { BeneficiaryMonth } from '@nimio/domain/accounting/accounting.types';
import { fetchFile } from '../../../../api/client';
import { useEndpoint } from '../../../../api/use-endpoint';
import { downloadFile } from '../../../../shared/download/download-file';
import { useText } from '../../../../shared/intl/use-text';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Inline } from '../../../../shared/page/layout';
import { FileButton } from '../FileButton';
import { Why } from '../Why';

interface BeneficiaryFilesProps {
  /** The code by which other registers know the profile; files require it. */
  extPartyCode: string | null;
  year: number;
}

/** A beneficiary's statements of a year by month (specification §2, Accounting). */
export function BeneficiaryFiles({ extPartyCode, year }: BeneficiaryFilesProps) {
  const { t } = useText();
  const { data, error, reload } = useEndpoint(
    listBeneficiaryFiles,
    extPartyCode === null ? null : { params: { extPartyCode }, query: { year: String(year) } },
  );
  const months = extPartyCode === null ? [] : data?.records;
  return (
    <Section id="files" title={t('accounting.filesOfYear', { year })}>
      {!months && (error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={4} />)}
      {months?.length === 0 && <EmptyState kind="search">{t('accounting.filesNone', { year })}</EmptyState>}
      {months && months.length > 0 && extPartyCode !== null && (
        <Months months={months} extPartyCode={extPartyCode} />
      )}
    </Section>
  );
}

/** A statement that was never requested is created first, possibly after others. */
const timeout = 120_000;

function Months({ months, extPartyCode }: { months: readonly BeneficiaryMonth[]; extPartyCode: string }) {
  const { t, language } = useText();
  const monthText = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const save = async ({ fileId, name }: BeneficiaryMonth['files'][number], signal: AbortSignal) => {
    const { content } = await fetchFile(downloadBeneficiaryFile, {
      params: { extPartyCode },
      query: { format: 'pdf', fileId },
      timeout,
      signal,
    });
    downloadFile(name, content.type, content);
  };
  return (
    <DescriptionList
      items={months.map(({ time, files }) => ({
        term: monthText.format(new Date(`${time}-01`)),
        value: files.map((file) => (
          <Inline key={file.fileId}>
            <span>
              {t('accounting.fileSums', {
                date: formatDate(file.date),
                net: (toAccount) => (
                  <>
                    <Money cents={file.netInCents} /> {toAccount}
                  </>
                ),
                gross: (gross) => (
                  <>
                    {gross} <Money cents={file.amountInCents} />
                  </>
                ),
              })}
            </span>
            <FileButton date={formatDate(file.date)} save={(signal) => save(file, signal)} />
            <Why payment={file.fileId} date={file.date} paidAmountInCents={file.amountInCents} />
          </Inline>
        )),
      }))}
    />
  );
}
