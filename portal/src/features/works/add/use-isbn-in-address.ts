import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useProfile } from '../../../shared/session/use-session';
import { type Chosen, chosenInAddress } from '../add-address';

const parameter = 'isbn';

/** The ISBN with which the page was opened; empty when there is none. */
export function useIsbnInAddress(): string {
  const [search] = useSearchParams();
  return search.get(parameter) ?? '';
}

/**
 * What was chosen elsewhere for the ISBN with which the page was opened, or for those that begin so; for another one it
 * is nothing.
 */
export function useChosenInAddress(): (isbn: string) => Chosen {
  const [search] = useSearchParams();
  // The address follows what is typed on.
  const [opened] = useState(search);
  const { nameData } = useProfile();
  return (isbn) => chosenInAddress(opened, isbn, nameData);
}

/** Keeps the ISBN in the address, so that a reload and the way back from the login lead to what was typed for it. */
export function useKeptInAddress(isbn: string | undefined): void {
  const [search, setSearch] = useSearchParams();
  const kept = search.get(parameter) ?? undefined;
  useEffect(() => {
    if (kept === isbn) return;
    setSearch(isbn === undefined ? {} : { [parameter]: isbn }, { replace: true, preventScrollReset: true });
  }, [kept, isbn, setSearch]);
}
