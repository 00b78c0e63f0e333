import { DescriptionList, formatNumber, Heading, Money, Section, TextLink } from '@nimio/design-system';
import { deductedCents, deductionName } from '@nimio/domain/accounting-settings/accounting-settings';
import type { Calculation, Distribution } from '@nimio/domain/distribution/distribution.types';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { SideBySide } from '../../../../shared/page/frame-layout';

interface TotalsSectionProps {
  distribution: Distribution;
  result: Calculation;
}

/** The result of a calculation as two sums: of the pot, and of the payments. */
export function TotalsSection({ distribution, result }: TotalsSectionProps) {
  const { t, language } = useText();
  const { potInCents, deductions, reserves } = distribution;
  const { gross, reserve, unregistered, carriedOver, carriedIn, paymentsGross, withheld, net } = result;
  const isLate = distribution.kind === 'late';
  return (
    <Section id="totals" title={t('distribution.totals')}>
      <SideBySide>
        <div>
          <Heading level={3}>{t(isLate ? 'reserve.taken' : 'distribution.division')}</Heading>
          <DescriptionList
            items={
              isLate
                ? [
                    ...reserves.map(({ hash, name, cents }) => ({
                      term: <TextLink href={`/accountings/${hash}`}>{name}</TextLink>,
                      value: <Money cents={cents} />,
                    })),
                    sumOf(t('reserve.total'), gross),
                  ]
                : [
                    { term: t('distribution.gross'), value: <Money cents={gross} /> },
                    { term: t('distribution.reserve'), value: <Money cents={reserve - unregistered} /> },
                    { term: t('reserve.unregisteredPart'), value: <Money cents={unregistered} /> },
                    ...deductions.map((deduction) => ({
                      term: t('distribution.deduction', {
                        name: deductionName(deduction, language),
                        percent: formatPercent(deduction.percent),
                      }),
                      value: <Money cents={deductedCents(potInCents, deduction)} />,
                    })),
                    sumOf(t('distribution.pot'), potInCents),
                  ]
            }
          />
        </div>
        <div>
          <Heading level={3}>{t('distribution.payments')}</Heading>
          <DescriptionList
            items={[
              { term: t('distribution.gross'), value: <Money cents={gross} /> },
              { term: t('distribution.carriedOver'), value: <Money cents={-carriedOver} /> },
              { term: t('distribution.carriedIn'), value: <Money cents={carriedIn} /> },
              sumOf(t('distribution.paymentsGross'), paymentsGross),
              { term: t('distribution.withheld'), value: <Money cents={-withheld} /> },
              sumOf(t('distribution.net'), net),
            ]}
          />
        </div>
      </SideBySide>
      <Counts {...result} />
    </Section>
  );
}

const sumOf = (term: string, cents: number) => ({
  term,
  value: (
    <strong>
      <Money cents={cents} />
    </strong>
  ),
});

function Counts(result: Calculation) {
  const { t } = useText();
  const { works, profiles, payments, withoutAccount, transfers, toBank, manual, byHand, failed } = result;
  return (
    <DescriptionList
      items={[
        { term: t('distribution.works'), value: formatNumber(works) },
        { term: t('distribution.profiles'), value: formatNumber(profiles) },
        { term: t('distribution.paymentCount'), value: formatNumber(payments) },
        { term: t('distribution.withoutAccount'), value: formatNumber(withoutAccount) },
        { term: t('distribution.transfers'), value: formatNumber(transfers) },
        sumOf(t('distribution.toBank'), toBank),
        ...(manual > 0
          ? [
              { term: t('distribution.manual'), value: formatNumber(manual) },
              sumOf(t('distribution.byHand'), byHand),
            ]
          : []),
        ...(failed > 0 ? [{ term: t('distribution.failed'), value: formatNumber(failed) }] : []),
      ]}
    />
  );
}
