import { DataTable, EmptyState, formatNumber, Notice } from '@nimio/design-system';
import { downloadCustomers, searchCustomerData } from '@nimio/domain/customer/customer.endpoints';
import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { mostExported } from '@nimio/domain/customer/customer-filter';
import { pageSize } from '@nimio/domain/paging';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { downloadFile } from '../../../shared/download/download-file';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Dimmed, ReservedLine } from '../../../shared/page/frame-layout';
import { Above, Actions } from '../../../shared/page/layout';
import type { Conditions } from './filters';
import { LabelsButton } from './LabelsButton';
import { fileTimeoutMs, isTooBig } from './large-file';
import { useCustomerColumns } from './use-customer-columns';
import { useCustomerSelection } from './use-customer-selection';

interface ListProps {
  /** `null` shows instructions instead of a list. */
  conditions: Conditions | null;
  page: number;
  onPage: (page: number) => void;
  mayExport: boolean;
}

const none: FoundProfile[] = [];
const rowKey = ({ hash }: FoundProfile) => hash;

/**
 * The customers that meet the conditions, ten per page; the previous ones remain until the next are there. Those who are
 * selected remain so while others are searched for.
 */
export function CustomerList({ conditions, page, onPage, mayExport }: ListProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { data, isPrevious, error, isLoading, reload } = useEndpoint(
    searchCustomerData,
    conditions && { query: { ...conditions, offset: (page - 1) * pageSize } },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  const rows = (conditions && data?.records) ?? none;
  const isFirstLoading = isLoading && !data;
  const { place, keys, column, bar, tags } = useCustomerSelection(rows, isFirstLoading);
  const customerColumns = useCustomerColumns();
  const total = error || isPrevious ? undefined : data?.total;
  const isBeyond = data !== undefined && !isPrevious && data.records.length === 0 && data.total > 0;
  useEffect(() => {
    if (isBeyond) onPage(1);
  }, [isBeyond, onPage]);
  return (
    <div ref={place}>
      {conditions && (
        <>
          <ReservedLine role="status">
            {total !== undefined && t('customerList.found', { n: total, count: formatNumber(total) })}
          </ReservedLine>
          {mayExport && <Exports conditions={conditions} total={total} />}
        </>
      )}
      {mayExport && (conditions || keys.length > 0) && bar}
      {conditions ? (
        <Dimmed data-previous={isPrevious || undefined} aria-busy={isPrevious}>
          <DataTable
            caption={t('customerList.title')}
            columns={mayExport ? [column, ...customerColumns] : customerColumns}
            rows={rows}
            rowKey={rowKey}
            rowTone={({ hash }) => (keys.includes(hash) ? 'selected' : undefined)}
            paging={{ page, pageSize, total: data?.total ?? 0, onChange: onPage }}
            isLoading={isFirstLoading}
            error={error && ofFailure(error)}
            onRetry={reload}
            empty={<EmptyState kind="search">{t('customerList.none')}</EmptyState>}
          />
        </Dimmed>
      ) : (
        <EmptyState>{t('customerList.start')}</EmptyState>
      )}
      {mayExport && tags}
    </div>
  );
}

/** Saves and prints all customers of the list, not only those of the page. */
function Exports({ conditions, total }: { conditions: Conditions; total: number | undefined }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const save = async () => {
    setFailure(undefined);
    try {
      const { name, content } = await fetchFile(downloadCustomers, {
        query: conditions,
        timeout: fileTimeoutMs,
      });
      downloadFile(name, content.type, content);
    } catch (error) {
      setFailure(error);
    }
  };
  const disabledReason = total === 0 && t('customerList.noneToSave');
  return (
    <>
      {failure !== undefined && (
        <Above>
          <Notice tone="danger" role="alert">
            <p>
              {isTooBig(failure)
                ? t('customerList.tooManyRows', { most: formatNumber(mostExported) })
                : ofFailure(failure)}
            </p>
          </Notice>
        </Above>
      )}
      <Above>
        <Actions>
          <AsyncButton variant="second" action={save} disabledReason={disabledReason}>
            {t('customerList.csv')}
          </AsyncButton>
          <LabelsButton addressees={{ filter: conditions }} count={total} disabledReason={disabledReason}>
            {t('customerList.labels')}
          </LabelsButton>
        </Actions>
      </Above>
    </>
  );
}
