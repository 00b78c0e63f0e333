import { DescriptionList, formatCents, formatNumber, Notice } from '@nimio/design-system';
import type { BankFileReport, Rejection } from '@nimio/domain/bank-file/bank-file.types';
import { useText } from '../../../../shared/intl/use-text';
import { Measure } from '../../../../shared/page/layout';
import { useExplanation } from './reasons';

interface BankFileNoticeProps extends Omit<BankFileReport, 'failed'> {
  title: string;
  fileName: string;
  /** What confirming it does, a sentence. */
  text?: string;
  /** The number of marked payments; absent before. */
  failed?: number;
}

/** How many entries are listed. */
const mostListed = 20;

/** Reports the entries of a bank file. */
export function BankFileNotice({ title, fileName, text, failed, rejection, ...report }: BankFileNoticeProps) {
  const { t } = useText();
  const rejectionText = useRejectionText();
  const { known, unknown, wrongAmounts, unreadable, other } = report;
  const list = (entries: readonly string[]) => {
    if (entries.length === 0) return t('bankFile.noEntries');
    const listed = entries.slice(0, mostListed).join(', ');
    const rest = entries.length - mostListed;
    return rest > 0 ? t('bankFile.moreEntries', { list: listed, n: formatNumber(rest) }) : listed;
  };
  const isWhole = unknown.length + wrongAmounts.length + unreadable.length === 0;
  return (
    <Measure>
      <Notice
        tone={!isWhole ? 'warning' : failed === undefined ? 'info' : 'success'}
        role="status"
        title={title}
      >
        {text && <p>{text}</p>}
        {rejection && <p>{rejectionText(rejection, failed !== undefined)}</p>}
        <DescriptionList
          items={[
            { term: t('bankFile.name'), value: fileName },
            ...(failed === undefined ? [] : [{ term: t('bankFile.failed'), value: formatNumber(failed) }]),
            { term: t('bankFile.known'), value: formatNumber(known) },
            {
              term: t('bankFile.unknown'),
              value: list(
                unknown.map(({ number, reference }) =>
                  t('bankFile.entry', { number: formatNumber(number), reference }),
                ),
              ),
            },
            {
              term: t('bankFile.wrongAmounts'),
              value: list(
                wrongAmounts.map(({ number, payeeName, netInCents }) =>
                  t('bankFile.wrongAmount', {
                    ...{ number: formatNumber(number), name: payeeName, sum: formatCents(netInCents) },
                  }),
                ),
              ),
            },
            { term: t('bankFile.unreadable'), value: list(unreadable.map(formatNumber)) },
            { term: t('bankFile.other'), value: formatNumber(other) },
          ]}
        />
      </Notice>
    </Measure>
  );
}

/** What becomes of a payment file that the bank rejected. */
function useRejectionText(): (rejection: Rejection, isDone: boolean) => string {
  const { t } = useText();
  const explanationOf = useExplanation();
  return ({ effect, messageId, distributionName, reason }, isDone) => {
    const why = explanationOf(reason);
    const values = {
      name: distributionName ?? messageId,
      reason: why ? t('bankFile.reasonWithText', { code: reason, text: why }) : reason,
    };
    return t(
      isDone && effect === 'clears' ? 'bankFile.rejection_cleared' : `bankFile.rejection_${effect}`,
      values,
    );
  };
}
