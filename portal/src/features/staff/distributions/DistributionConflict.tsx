import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { libraryGroups } from '@nimio/domain/loan/library-groups';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { OpenConflict } from '../../../shared/conflict/use-fresh-write';
import { useText } from '../../../shared/intl/use-text';
import type { DistributionValues } from './distribution.form';

interface DistributionConflictProps {
  conflict: OpenConflict<Distribution, DistributionValues>;
  /** The values in the form. */
  own: DistributionValues;
  onKeepOwn: () => void;
  onTakeCurrent: () => void;
}

/** Both versions of concurrent changes by two members of staff. */
export function DistributionConflict({ conflict, own, ...acts }: DistributionConflictProps) {
  const { t } = useText();
  const shown = (name: keyof DistributionValues, values: DistributionValues): string => {
    switch (name) {
      case 'announced':
        return t(values.announced ? 'book.yes' : 'book.no');
      case 'years':
        return values.years.join(', ');
      case 'groups':
        return libraryGroups
          .filter((group) => values.groups.includes(group))
          .map((group) => t(`shareSum.group.${group}`))
          .join(', ');
      case 'factors':
        return values.factors.map(({ code, factor }) => `${code}: ${factor}`).join('; ');
      default:
        return values[name];
    }
  };
  return (
    <ConflictChoice
      rows={conflict.conflicts.map((name) => ({
        name,
        label: t(`distributionForm.${name}`),
        own: shown(name, own),
        current: shown(name, conflict.values),
      }))}
      {...acts}
    />
  );
}
