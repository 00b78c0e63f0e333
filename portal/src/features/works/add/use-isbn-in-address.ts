import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useProfile } from '../../../shared/session/use-session';
import { type Chosen, chosenInAddress } from '../add-address';

const parameter = 'isbn';

/** The ISBN in the address when the page was opened; empty for none. */
export function useIsbnInAddress(): string {
  const [search] = useSearchParams();
  return search.get(parameter) ?? '';
}

/** The values in the address for the ISBN with which the page was opened; none for others. */
export function useChosenInAddress(): (isbn: string) => Chosen {
  const [search] = useSearchParams();
  // The address follows typing.
  const [opened] = useState(search);
  const { nameData } = useProfile();
  return (isbn) => chosenInAddress(opened, isbn, nameData);
}

/** Writes the ISBN to the address, so that a reload and the return from the login restore its draft. */
export function useStoreInAddress(isbn: string | undefined): void {
  const [search, setSearch] = useSearchParams();
  const stored = search.get(parameter) ?? undefined;
  useEffect(() => {
    if (stored === isbn) return;
    setSearch(isbn === undefined ? {} : { [parameter]: isbn }, { replace: true, preventScrollReset: true });
  }, [stored, isbn, setSearch]);
}
