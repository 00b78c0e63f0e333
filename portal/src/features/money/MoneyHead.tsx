import { PageHead, SectionNav, Select } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';

interface MoneyHeadProps {
  /** The open page. */
  view: 'accounting' | 'statistics';
  /** The address of the other page, for the same money. */
  otherHref: string;
  /** The shown year, and the offered ones, newest first; without any there is no choice. */
  year: number;
  years: readonly number[];
  onYear: (year: number) => void;
}

/** The head of payments and loans: their pages as tabs, and the year. */
export function MoneyHead({ view, otherHref, year, years, onYear }: MoneyHeadProps) {
  const { t } = useText();
  const labels = { accounting: t('accounting.title'), statistics: t('statistics.title') };
  usePageTitle(labels[view]);
  return (
    <>
      <PageHead title={t('money.title')} />
      <SectionNav
        label={t('money.title')}
        items={(['accounting', 'statistics'] as const).map((one) => ({
          href: one === view ? `/${one}?year=${year}` : otherHref,
          label: labels[one],
          isCurrent: one === view,
        }))}
      >
        {years.length > 0 && (
          <Select
            label={t(`money.year_${view}`)}
            labelPosition="side"
            width="8rem"
            value={String(year)}
            onChange={(chosen) => onYear(Number(chosen))}
            options={years.map((one) => ({ id: String(one), label: String(one) }))}
          />
        )}
      </SectionNav>
    </>
  );
}
