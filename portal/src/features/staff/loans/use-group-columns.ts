import { type DataColumn, formatNumber } from '@nimio/design-system';
import { exclusiveGroup, type LibraryGroup, usualGroups } from '@nimio/domain/loan/library-groups';
import { useText } from '../../../shared/intl/use-text';
import { type LoansByGroup, sumOf } from './loans-by-group';

const inOrder: LibraryGroup[] = [...usualGroups, exclusiveGroup];
const groups = inOrder.map((group) => ({ id: group, of: [group] }));
/** Celia's loans are never added to the others. */
const all = { id: 'sum', of: usualGroups } as const;

/** A column for each group of libraries and their sum, with totals. */
export function useGroupColumns<Row extends LoansByGroup>(): DataColumn<Row>[] {
  const { t } = useText();
  return [...groups.slice(0, -1), all, ...groups.slice(-1)].map(({ id, of }) => ({
    id,
    header: t(`registeredWork.group_${id}`),
    cell: (row) => formatNumber(sumOf([row], of)),
    total: (shown) => formatNumber(sumOf(shown, of)),
    align: 'end',
  }));
}
