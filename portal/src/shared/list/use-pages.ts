import { useState } from 'react';
import type { Loaded } from '../../api/use-endpoint';
import { useErrorText } from '../errors/error-text';

interface Listed<Row> {
  records: Row[];
  total: number;
}

const none: never[] = [];

/**
 * Server-side pagination with `limit` and `offset`, for the call and the table. The call keeps the previous rows
 * (`keepPreviousData`) until the next page has loaded.
 *
 * @param pageSize rows per page
 */
export function usePages(pageSize = 50) {
  const { ofFailure } = useErrorText();
  const [page, setPage] = useState(1);
  return {
    query: { limit: pageSize, offset: (page - 1) * pageSize },
    /** A setter of a filter, after whose change the list starts at its first page. */
    fromFirst:
      <T>(set: (value: T) => void) =>
      (value: T): void => {
        set(value);
        setPage(1);
      },
    tableOf: <Row>({
      data,
      error,
      isLoading,
      reload,
    }: Pick<Loaded<Listed<Row>>, 'data' | 'error' | 'isLoading' | 'reload'>) => ({
      rows: data?.records ?? none,
      paging: { page, pageSize, total: data?.total ?? 0, onChange: setPage },
      isLoading: isLoading && !data,
      error: error && ofFailure(error),
      onRetry: reload,
    }),
  };
}
