import { DescriptionList, EmptyState, Section, Select, Skeleton } from '@nimio/design-system';
import { listBeneficiaryFiles } from '@nimio/domain/accounting/accounting.endpoints';
import type { BeneficiaryMonth } from '@nimio/domain/accounting/accounting.types';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { BeneficiaryFile } from './BeneficiaryFile';

interface BeneficiaryFilesProps {
  /** The code by which other registers know the profile; files require it. */
  extPartyCode: string | null;
  /** The offered years, newest first. */
  years: readonly number[];
}

/** A beneficiary's statements of a year by month (specification §2, Accounting). */
export function BeneficiaryFiles({ extPartyCode, years }: BeneficiaryFilesProps) {
  const { t } = useText();
  const [year, setYear] = useState(() => String(years[0]));
  const { data, error, reload } = useEndpoint(
    listBeneficiaryFiles,
    extPartyCode === null ? null : { params: { extPartyCode }, query: { year } },
  );
  const months = extPartyCode === null ? [] : data?.records;
  return (
    <Section id="files" title={t('accounting.files')}>
      <Select
        label={t('accounting.year')}
        width="10rem"
        value={year}
        onChange={setYear}
        options={years.map((one) => ({ id: String(one), label: String(one) }))}
      />
      {!months && (error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={4} />)}
      {months?.length === 0 && <EmptyState kind="search">{t('accounting.filesNone', { year })}</EmptyState>}
      {months && months.length > 0 && extPartyCode !== null && (
        <Months months={months} extPartyCode={extPartyCode} />
      )}
    </Section>
  );
}

function Months({ months, extPartyCode }: { months: readonly BeneficiaryMonth[]; extPartyCode: string }) {
  const { language } = useText();
  const monthText = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <DescriptionList
      items={months.map(({ time, files }) => ({
        term: monthText.format(new Date(`${time}-01`)),
        value: files.map((file) => (
          <BeneficiaryFile key={file.fileId} extPartyCode={extPartyCode} file={file} />
        )),
      }))}
    />
  );
}
