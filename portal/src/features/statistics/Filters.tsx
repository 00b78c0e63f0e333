import { Select, ToggleButtonGroup } from '@nimio/design-system';
import { exclusiveGroup, type LibraryGroup, libraryGroups } from '@nimio/domain/loan/library-groups';
import { useText } from '../../shared/intl/use-text';
import { Above } from '../../shared/page/layout';

interface FiltersProps {
  years: readonly number[];
  year: number;
  onYear: (year: number) => void;
  groups: readonly LibraryGroup[];
  onGroups: (groups: string[]) => void;
  /** The next year, whose data are not available yet. */
  next: number | undefined;
}

/** Filters for the year and the groups of libraries. */
export function Filters({ years, year, onYear, groups, onGroups, next }: FiltersProps) {
  const { t } = useText();
  return (
    <Above>
      <Select
        label={t('statistics.year')}
        description={next !== undefined && t('statistics.comesInSpring', { year: next })}
        width="10rem"
        value={String(year)}
        onChange={(chosen) => onYear(Number(chosen))}
        options={years.map((one) => ({ id: String(one), label: String(one) }))}
      />
      <ToggleButtonGroup
        label={t('statistics.groups')}
        value={groups}
        onChange={onGroups}
        options={libraryGroups.map((id) => ({
          id,
          label: t(`shareSum.group.${id}`),
          isExclusive: id === exclusiveGroup,
        }))}
      />
    </Above>
  );
}
