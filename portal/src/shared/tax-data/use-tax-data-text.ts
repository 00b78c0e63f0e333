import type { RateFacts } from '@nimio/domain/taxation/rate';
import { type PayeeKind, residenceOf } from '@nimio/domain/taxation/withholding';
import { formatPercent } from '../intl/percent';
import { useText } from '../intl/use-text';

/** Formats tax data: `ST, 22,5 %, 2026`. */
export function useTaxDataText(): (data: RateFacts) => string {
  const { t } = useText();
  return ({ taxType, taxRate, taxYear }) => {
    const rate = taxRate === null ? null : t('taxData.percent', { rate: formatPercent(taxRate) });
    return [taxType, rate, taxYear].filter((one) => one !== null).join(', ') || t('taxData.none');
  };
}

/** Formats the kind and residence that decide a default rate: `Tekijä, verotetaan Suomessa`. */
export function usePayeeText(): (payee: { payeeKind: PayeeKind; taxResidence: string }) => string {
  const { t } = useText();
  return ({ payeeKind, taxResidence }) =>
    t('withholding.payee', {
      kind: t(`withholding.${payeeKind}`),
      residence: t(`withholding.${residenceOf(taxResidence)}`),
    });
}
