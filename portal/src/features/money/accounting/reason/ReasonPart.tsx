import {
  CellNote,
  type DataColumn,
  DataTable,
  formatCents,
  formatDecimals,
  formatNumber,
  Money,
  Section,
  TableTotals,
  Text,
  TextLink,
} from '@nimio/design-system';
import type { PaymentLine, PaymentPart } from '@nimio/domain/accounting/accounting.types';
import {
  deductedCents,
  deductionName,
  totalDeducted,
} from '@nimio/domain/accounting-settings/accounting-settings';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { statisticsPageSize } from '@nimio/domain/loan/statistics';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useMemo } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { Actions } from '../../../../shared/page/layout';
import { useProfile } from '../../../../shared/session/use-session';
import { lineText } from '../../../../shared/share-sum/sum-terms';

/** Several lines of a late distribution may have the same work and origin. */
type KeyedLine = PaymentLine & { key: string };

const rowKey = ({ key }: KeyedLine) => key;
const filterText = ({ isbn, name }: PaymentLine) => `${formatIsbn(isbn)} ${name}`;

/** The years of the loans that late lines come from, newest first. */
const originYears = (lines: readonly PaymentLine[]): number[] =>
  [...new Set(lines.flatMap(({ origin }) => origin?.years ?? []))].sort((a, b) => b - a);

/** Whole loans without decimals, others with those of the factors. */
const pointsText = (thousandths: number): string =>
  thousandths % 1000 === 0 ? formatNumber(thousandths / 1000) : formatDecimals(thousandths / 1000, 3);

/** One distribution's part of a payment: the value of a loan, and the amount of each work. */
export function ReasonPart(part: PaymentPart) {
  const { t } = useText();
  const { accountingHash, kind, name, years, lines } = part;
  const pageSize = statisticsPageSize(lines.length);
  const rows = useMemo(() => lines.map((line, at) => ({ ...line, key: `${line.isbn} ${at}` })), [lines]);
  const pageSizes = useMemo(() => [pageSize, 'all'] as const, [pageSize]);
  return (
    <Section id={accountingHash} title={name}>
      {kind === 'late' ? <p>{t('paymentReason.lateRule')}</p> : <PotRule {...part} />}
      <DataTable
        caption={t('paymentReason.works', { name })}
        columns={useColumns()}
        rows={rows}
        rowKey={rowKey}
        totals={TableTotals}
        {...(lines.length > pageSize && { filterText })}
        filterLabel={t('paymentReason.filter')}
        pageSizes={pageSizes}
        initialView={{ pageSize }}
      />
      <ToStatistics years={kind === 'late' ? originYears(lines) : years} />
    </Section>
  );
}

/** How the pot is allocated to works. */
function PotRule({ potInCents, deductions, points, years, groups }: PaymentPart) {
  const { t, language } = useText();
  const allocated = potInCents - totalDeducted(potInCents, deductions);
  return (
    <>
      {deductions.length > 0 && (
        <p>
          {t('paymentReason.deductions', {
            pot: formatCents(potInCents),
            list: deductions
              .map((deduction) =>
                t('paymentReason.deduction', {
                  name: deductionName(deduction, language),
                  percent: formatPercent(deduction.percent),
                  sum: formatCents(deductedCents(potInCents, deduction)),
                }),
              )
              .join('; '),
          })}
        </p>
      )}
      <p>
        {t(deductions.length > 0 ? 'paymentReason.restRule' : 'paymentReason.potRule', {
          pot: formatCents(allocated),
          points: pointsText(points),
          value: formatDecimals(points === 0 ? 0 : (allocated * 1000) / points, 3),
        })}
      </p>
      <p>
        {t('paymentReason.loans', {
          years: years.toSorted((a, b) => a - b).join(', '),
          groups: groups.map((group) => t(`shareSum.group.${group}`)).join('; '),
        })}
      </p>
    </>
  );
}

function useColumns(): DataColumn<PaymentLine>[] {
  const { t } = useText();
  return useMemo(
    () => [
      {
        id: 'work',
        header: t('paymentReason.work'),
        cell: ({ name, isbn, role, origin }) => (
          <>
            {name}
            <CellNote>
              {t('paymentReason.isbnAndRole', { isbn: formatIsbn(isbn), role: t(`shareSum.role.${role}`) })}
            </CellNote>
            {origin && (
              <CellNote>
                {t('paymentReason.origin', { name: origin.name, years: origin.years.join(', ') })}
              </CellNote>
            )}
          </>
        ),
        sortValue: ({ name }) => name,
        isRowHeader: true,
      },
      { id: 'sum', header: t('paymentReason.sum'), cell: lineText, align: 'end' },
      {
        id: 'amount',
        header: t('paymentReason.amount'),
        cell: ({ amountInCents }) => <Money cents={amountInCents} />,
        sortValue: ({ amountInCents }) => amountInCents,
        align: 'end',
        isUnbroken: true,
        total: (rows) => <Money cents={rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0)} />,
      },
    ],
    [t],
  );
}

/**
 * Links to the loans of these years, and a note for years that the statistics do not offer. Until the offered years are
 * known each year has a link, as the statistics then show another year.
 */
function ToStatistics({ years }: { years: readonly number[] }) {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data } = useEndpoint(getLoanYears, { params: { profileHash }, query: {} });
  const isOffered = (year: number) => data?.years.includes(year) ?? true;
  const offered = years.filter(isOffered);
  return (
    <>
      {offered.length > 0 && (
        <Actions>
          {offered.map((year) => (
            <TextLink key={year} href={`/statistics?year=${year}`}>
              {t('paymentReason.toStatistics', { year })}
            </TextLink>
          ))}
        </Actions>
      )}
      {years
        .filter((year) => !isOffered(year))
        .map((year) => (
          <Text key={year} tone="muted">
            {t('paymentReason.notOffered', { year })}
          </Text>
        ))}
    </>
  );
}
