import { useState } from 'react';
import type { Loaded } from '../../api/use-endpoint';
import { useErrorText } from '../errors/error-text';

interface Listed<Row> {
  records: Row[];
  total: number;
}

const none: never[] = [];

/**
 * A long list that is read page by page with `limit` and `offset`, as its call asks for it and as a table shows it.
 * The call keeps the last answer (`keepsLast`), so that rows stay until the next page is there.
 *
 * @param pageSize rows of a page
 */
export function usePages(pageSize = 50) {
  const { ofFailure } = useErrorText();
  const [page, setPage] = useState(1);
  return {
    query: { limit: pageSize, offset: (page - 1) * pageSize },
    /** As when another part of the list is asked for. */
    backToFirst: () => setPage(1),
    tableOf: <Row>({ data, error, isLoading, reload }: Loaded<Listed<Row>>) => ({
      rows: data?.records ?? none,
      paging: { page, pageSize, total: data?.total ?? 0, onChange: setPage },
      isLoading: isLoading && !data,
      error: error && ofFailure(error),
      onRetry: reload,
    }),
  };
}
