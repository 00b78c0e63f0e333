import { useState } from 'react';

/** A customer who is selected in the list. */
export interface SelectedCustomer {
  hash: string;
  name: string;
}

/** Until the page is loaded again, as it is after a login or a change of profile. */
let remembered: readonly SelectedCustomer[] = [];

/** The selected customers, who remain while staff look at other pages. */
export function useSelectedCustomers() {
  const [selected, select] = useState(remembered);
  const setSelected = (next: readonly SelectedCustomer[]) => {
    remembered = next;
    select(next);
  };
  return { selected, setSelected };
}
