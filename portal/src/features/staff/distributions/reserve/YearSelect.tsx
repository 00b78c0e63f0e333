import { Select } from '@nimio/design-system';
import { listReserveYears } from '@nimio/domain/distribution/reserve.endpoints';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { useToday } from '../../../../shared/settings/use-today';

const all = 'all';

interface YearSelectProps {
  /** `undefined` for all years. */
  year: number | undefined;
  onChange: (year: number | undefined) => void;
}

/** Chooses one of the years of payment of distributions with a reserve. */
export function YearSelect({ year, onChange }: YearSelectProps) {
  const { t } = useText();
  const { data } = useEndpoint(listReserveYears, {});
  const thisYear = yearInFinland(useToday());
  // A distribution that is not approved yet is paid this year or next.
  const years = new Set([thisYear + 1, thisYear, ...(data?.records ?? []).map((one) => one.year)]);
  const offered = [...years].sort((a, b) => b - a).map(String);
  return (
    <Select
      label={t('reserve.year')}
      width="9rem"
      value={year === undefined ? all : String(year)}
      onChange={(id) => onChange(id === all ? undefined : Number(id))}
      options={[{ id: all, label: t('reserve.all') }, ...offered.map((id) => ({ id, label: id }))]}
    />
  );
}
