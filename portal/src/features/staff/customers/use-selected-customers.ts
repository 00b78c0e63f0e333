import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A customer who is selected in the list. */
export interface SelectedCustomer {
  hash: string;
  name: string;
}

interface State {
  selected?: readonly SelectedCustomer[];
}

const none: readonly SelectedCustomer[] = [];

/** The selected customers. They are also in the history entry of the list, for staff who return from a customer's page. */
export function useSelectedCustomers() {
  const { search, ...location } = useLocation();
  const state = location.state as State | null;
  const navigate = useNavigate();
  const [selected, select] = useState(state?.selected ?? none);
  const setSelected = (next: readonly SelectedCustomer[]) => {
    select(next);
    const options = { replace: true, preventScrollReset: true, state: { selected: next } satisfies State };
    void navigate({ search }, options);
  };
  return { selected, setSelected };
}
