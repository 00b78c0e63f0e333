import { DataTable, EmptyState, Select, Text, VisuallyHidden } from '@nimio/design-system';
import { listChangeSuggestionsOfYear } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import type { StaffChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import { pageSize } from '@nimio/domain/paging';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { StaffPage } from '../StaffPage';
import { useChangeSuggestionColumns } from './use-change-suggestion-columns';

/** The change suggestions of a year, with their outcome. */
export function ChangeSuggestionListPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('suggested.title')} rights={['manageWorks']}>
      <Text>{t('suggested.intro')}</Text>
      <ChangeSuggestionTable />
    </StaffPage>
  );
}

const none: StaffChangeSuggestion[] = [];
const rowKey = ({ suggestionHash }: StaffChangeSuggestion) => suggestionHash;
const yearsBack = 10;

function ChangeSuggestionTable() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  // Years are in UTC, as on the server.
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const [year, setYear] = useState(String(thisYear));
  const [page, setPage] = useState(1);
  const query = { year, offset: (page - 1) * pageSize };
  const { data, error, isLoading, reload } = useEndpoint(
    listChangeSuggestionsOfYear,
    { query },
    { revalidateOnFocus: true },
  );
  const years = Array.from({ length: yearsBack }, (_, back) => String(thisYear - back));
  return (
    <>
      <Select
        label={t('suggested.year')}
        options={years.map((id) => ({ id, label: id }))}
        value={year}
        onChange={(chosen) => {
          setYear(chosen);
          setPage(1);
        }}
        width="10rem"
      />
      <VisuallyHidden role="status">{data && t('suggested.found', { n: data.total })}</VisuallyHidden>
      <DataTable
        caption={t('suggested.title')}
        columns={useChangeSuggestionColumns()}
        rows={data?.records ?? none}
        rowKey={rowKey}
        paging={{ page, pageSize, total: data?.total ?? 0, onChange: setPage }}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<EmptyState>{t('suggested.none', { year })}</EmptyState>}
      />
    </>
  );
}
