import { DescriptionList, formatCents, formatNumber, Notice } from '@nimio/design-system';
import type { BankFileReport, Rejection } from '@nimio/domain/bank-file/bank-file.types';
import { useText } from '../../../../shared/intl/use-text';
import { Measure } from '../../../../shared/page/layout';
import { useExplanation } from './reasons';

interface BankFileNoticeProps extends Omit<BankFileReport, 'failed' | 'paidInvoices'> {
  title: string;
  fileName: string;
  /** What confirming it does, in sentences. */
  texts?: readonly string[];
  /** The number of marked payments; absent before. */
  failed?: number;
  /** The number of invoices marked as paid; absent before. */
  paidInvoices?: number;
}

/** How many entries are listed. */
const mostListed = 20;

/** Reports the entries of a bank file. */
export function BankFileNotice({
  title,
  fileName,
  texts = [],
  failed,
  paidInvoices,
  rejection,
  ...report
}: BankFileNoticeProps) {
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
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rejection && <p>{rejectionText(rejection, failed !== undefined)}</p>}
        <DescriptionList
          items={[
            { term: t('bankFile.name'), value: fileName },
            ...(failed === undefined ? [] : [{ term: t('bankFile.failed'), value: formatNumber(failed) }]),
            ...(paidInvoices === undefined
              ? []
              : [{ term: t('bankFile.paidInvoices'), value: formatNumber(paidInvoices) }]),
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
                wrongAmounts.map(({ number, name, amountInCents }) =>
                  t('bankFile.wrongAmount', {
                    ...{ number: formatNumber(number), name, sum: formatCents(amountInCents) },
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
