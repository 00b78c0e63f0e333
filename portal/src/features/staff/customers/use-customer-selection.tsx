import { TagGroup } from '@nimio/design-system';
import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { useState } from 'react';
import { registerName } from '../../../shared/customer/register-name';
import { useText } from '../../../shared/intl/use-text';
import { Below } from '../../../shared/page/layout';
import { useSelection } from '../../../shared/selection/use-selection';
import { LabelsButton } from './LabelsButton';

const rowKey = ({ hash }: FoundProfile) => hash;

interface SelectedCustomer {
  hash: string;
  name: string;
}

/** Until the page is loaded again, as it is for another user and after a change of profile. */
let remembered: readonly SelectedCustomer[] = [];

/** The selected customers, who remain while staff look at other pages. */
function useSelectedCustomers() {
  const [selected, select] = useState(remembered);
  const setSelected = (next: readonly SelectedCustomer[]) => {
    remembered = next;
    select(next);
  };
  return { selected, setSelected };
}

/** The selection with the names of all who are selected, since most of them may be on no page that is shown. */
export function useCustomerSelection(rows: readonly FoundProfile[], isLoading: boolean) {
  const { t } = useText();
  const { selected, setSelected } = useSelectedCustomers();
  const keys = selected.map(({ hash }) => hash);
  const { clear, ...selection } = useSelection({
    rows,
    isLoading,
    rowKey,
    nameOf: registerName,
    keys,
    count: keys.length,
    onChange: (next, shown) => {
      const known = [...selected, ...shown.map((row) => ({ hash: row.hash, name: registerName(row) }))];
      setSelected(next.flatMap((key) => known.find(({ hash }) => hash === key) ?? []));
    },
    actions: (
      <LabelsButton size="sm" addressees={{ profileHashes: keys }} count={keys.length}>
        {t('customerList.labelsOfSelected')}
      </LabelsButton>
    ),
  });
  const remove = (removed: string) => {
    const rest = selected.filter(({ hash }) => hash !== removed);
    if (rest.length > 0) setSelected(rest);
    else clear();
  };
  // Below the table, whose rows would move with each customer who is added.
  const tags = keys.length > 0 && (
    <Below>
      <TagGroup
        label={t('customerList.selected')}
        items={selected.map(({ hash: id, name: label }) => ({ id, label }))}
        onRemove={remove}
        empty={null}
      />
    </Below>
  );
  return { ...selection, keys, tags };
}
