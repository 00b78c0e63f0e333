import { DescriptionList, formatNumber, Notice } from '@nimio/design-system';
import type { Returns as Report } from '@nimio/domain/distribution/distribution.types';
import { useText } from '../../../../shared/intl/use-text';
import { Measure } from '../../../../shared/page/layout';

interface ReturnsNoticeProps extends Omit<Report, 'failed'> {
  title: string;
  fileName: string;
  /** The title, a sentence. */
  text?: string;
  /** The number of marked payments; absent before. */
  failed?: number;
}

/** Reports the lines of the bank's file. */
export function ReturnsNotice({ title, fileName, text, failed, known, unknown, wrong }: ReturnsNoticeProps) {
  const { t } = useText();
  const lines = (numbers: readonly number[]) =>
    numbers.length === 0 ? t('distributions.noLines') : numbers.map(formatNumber).join(', ');
  const isWhole = unknown.length + wrong.length === 0;
  return (
    <Measure>
      <Notice
        tone={!isWhole ? 'warning' : failed === undefined ? 'info' : 'success'}
        role="status"
        title={title}
      >
        {text && <p>{text}</p>}
        <DescriptionList
          items={[
            { term: t('distributions.returnsName'), value: fileName },
            ...(failed === undefined
              ? []
              : [{ term: t('distributions.returnsFailed'), value: formatNumber(failed) }]),
            { term: t('distributions.returnsKnown'), value: formatNumber(known) },
            { term: t('distributions.returnsUnknown'), value: lines(unknown) },
            { term: t('distributions.returnsWrong'), value: lines(wrong) },
          ]}
        />
      </Notice>
    </Measure>
  );
}
