import { DescriptionList, formatCents, Money, Notice, TextLink } from '@nimio/design-system';
import type { PaymentReason } from '@nimio/domain/accounting/accounting.types';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { Remark } from '../../../../shared/page/frame-layout';
import { Measure } from '../../../../shared/page/layout';

/** From the gross to the net amount: the parts, the withheld tax, the rest. */
export function GrossToNet({
  grossInCents,
  taxRate,
  withheldInCents,
  taxKind,
  netInCents,
  accountEnd,
  parts,
  state,
}: PaymentReason) {
  const { t } = useText();
  const isSource = taxKind === 'source';
  const rate = formatPercent(taxRate ?? 0);
  const sums = [
    ...(parts.length > 1
      ? parts.map(({ name, amountInCents }) => ({ term: name, value: <Money cents={amountInCents} /> }))
      : []),
    { term: t('paymentReason.gross'), value: <Money cents={grossInCents} /> },
    {
      term: t(isSource ? 'paymentReason.sourceTax' : 'paymentReason.withheld', { rate }),
      value: <Money cents={-withheldInCents} />,
    },
    {
      term: accountEnd === null ? t('paymentReason.net') : t('paymentReason.netTo', { end: accountEnd }),
      value: (
        <strong>
          <Money cents={netInCents} />
        </strong>
      ),
    },
  ];
  return (
    <Measure>
      <DescriptionList items={sums} />
      {/* An estimate already says so. */}
      {accountEnd === null && state !== 'estimate' && (
        <Remark>
          <Notice
            tone="warning"
            actions={<TextLink href="/settings/bank">{t('accounting.toBank')}</TextLink>}
          >
            <p>{t('paymentReason.noAccount')}</p>
          </Notice>
        </Remark>
      )}
      <p>
        {t(isSource ? 'paymentReason.atSource' : 'paymentReason.withholding', {
          rate,
          withheld: formatCents(withheldInCents),
          net: formatCents(netInCents),
        })}
      </p>
      <TextLink href="/settings/tax">{t('paymentReason.toTax')}</TextLink>
    </Measure>
  );
}
