import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'isbn';

/** The ISBN with which the page was opened; empty when there is none. */
export function useIsbnInAddress(): string {
  const [search] = useSearchParams();
  return search.get(parameter) ?? '';
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
