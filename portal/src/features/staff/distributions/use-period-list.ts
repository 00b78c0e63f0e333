import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { useText } from '../../../shared/intl/use-text';

/** Years and groups of libraries as text: each group with its years, newest first. */
export function usePeriodList(): (periods: Distribution['missing']) => string {
  const { t } = useText();
  return (periods) => {
    const years = new Map<Distribution['missing'][number]['group'], number[]>();
    for (const { year, group } of periods) years.set(group, [...(years.get(group) ?? []), year]);
    return [...years].map(([group, of]) => `${t(`shareSum.group.${group}`)} ${of.join(', ')}`).join('; ');
  };
}
