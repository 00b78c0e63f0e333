import { formatCents, formatDate, Text } from '@nimio/design-system';
import { recordDayOf, settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import { listAccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { Remark } from '../../../../shared/page/frame-layout';
import { deductionsText, prefixesText } from '../settings/deductions.form';

/** Lists in which settings an open distribution differs from those of the year of its payment. */
export function YearDifferences(distribution: Distribution) {
  const { t, language } = useText();
  const { data } = useEndpoint(listAccountingSettings, {});
  if (!data) return null;
  const year = distribution.payDate.slice(0, 4);
  const settings = settingsOfYear(data.records, Number(year));
  const textsOf = (
    { minimumInCents, deductions, unregisteredPrefixes }: typeof settings,
    recordDay: string,
  ) => [
    formatCents(minimumInCents),
    formatDate(recordDay),
    deductionsText(deductions, language) || t('deductions.none'),
    prefixesText(unregisteredPrefixes.toSorted()) || t('distributions.none'),
  ];
  const ofYear = textsOf(settings, recordDayOf(distribution.payDate, settings));
  const own = textsOf({ ...settings, ...distribution }, distribution.recordDay);
  const names = [
    t('distribution.fact_minimum'),
    t('distributionForm.recordDay'),
    t('deductions.title'),
    t('deductions.prefixes'),
  ];
  // A late distribution has no pot to deduct from, and counts no ISBNs.
  const compared = distribution.kind === 'main' ? names : names.slice(0, 2);
  const differences = compared.flatMap((name, at) =>
    own[at] === ofYear[at]
      ? []
      : [t('distribution.difference', { name, value: own[at] ?? '', ofYear: ofYear[at] ?? '' })],
  );
  if (differences.length === 0) return null;
  return (
    <Remark>
      <Text tone="muted">{t('distribution.differences', { year, list: differences.join('; ') })}</Text>
    </Remark>
  );
}
