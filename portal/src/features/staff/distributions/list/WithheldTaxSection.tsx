import { Notice, Section, Select, Text } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { downloadWithheldTax } from '@nimio/domain/distribution/distribution.endpoints';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error';
import { fetchFile } from '../../../../api/client';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { downloadFile } from '../../../../shared/download/download-file';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { Actions, Around, Measure } from '../../../../shared/page/layout';
import { fileTimeoutMs } from '../../customers/large-file';

const listed = 24;

/** The current month and those before it, `YYYY-MM`, the newest first. */
function latestMonths(): string[] {
  const [year = 0, month = 0] = finnishDay(new Date()).split('-').map(Number);
  return Array.from({ length: listed }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** Downloads the tax that was withheld in a month, by default the last one, which has ended. */
export function WithheldTaxSection() {
  const { t, language } = useText();
  const { ofFailure } = useErrorText();
  const [months] = useState(latestMonths);
  const [month, setMonth] = useState(months[1] ?? '');
  const [refusal, setRefusal] = useState<ApiError>();
  const monthText = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const choose = (chosen: string) => {
    setMonth(chosen);
    setRefusal(undefined);
  };
  const download = async () => {
    setRefusal(undefined);
    try {
      const request = { query: { month }, timeout: fileTimeoutMs };
      const { name, content } = await fetchFile(downloadWithheldTax, request);
      downloadFile(name, content.type, content);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'noPaymentsInMonth') throw error;
      setRefusal(error);
    }
  };
  return (
    <Section id="withheld-tax" title={t('distributions.withheldTax')}>
      <Text>{t('distributions.withheldTaxText')}</Text>
      {refusal && (
        <Around>
          <Measure>
            <Notice tone="info" role="alert">
              <p>{ofFailure(refusal)}</p>
            </Notice>
          </Measure>
        </Around>
      )}
      <Select
        label={t('distributions.month')}
        width="14rem"
        value={month}
        onChange={choose}
        options={months.map((id) => ({ id, label: monthText.format(new Date(`${id}-01`)) }))}
      />
      <Actions>
        <AsyncButton variant="second" action={download}>
          {t('distributions.withheldTaxFile')}
        </AsyncButton>
      </Actions>
    </Section>
  );
}
