import { Select } from '@nimio/design-system';
import { listReserveYears } from '@nimio/domain/distribution/reserve.endpoints';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';

const all = 'all';

interface YearSelectProps {
  /** `undefined` for all years. */
  year: number | undefined;
  onChange: (year: number | undefined) => void;
}

/** Chooses one of the years of payment whose distributions have a reserve. */
export function YearSelect({ year, onChange }: YearSelectProps) {
  const { t } = useText();
  const { data } = useEndpoint(listReserveYears, {});
  return (
    <Select
      label={t('reserve.year')}
      width="24rem"
      value={year === undefined ? all : String(year)}
      onChange={(id) => onChange(id === all ? undefined : Number(id))}
      options={[
        { id: all, label: t('reserve.allYears') },
        ...(data?.records ?? []).map((of) => ({ id: String(of.year), label: String(of.year) })),
      ]}
    />
  );
}
