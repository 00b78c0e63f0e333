import {
  Button,
  DataTable,
  EmptyState,
  Modal,
  ProgressLine,
  SearchField,
  VisuallyHidden,
} from '@nimio/design-system';
import { searchCustomerData } from '@nimio/domain/customer/customer.endpoints';
import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { pageSize } from '@nimio/domain/paging';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Dimmed } from '../../../shared/page/frame-layout';
import { debounceMs } from '../../../shared/search/debounce';
import { useSearchQuery, useSearchResults } from '../../../shared/search/use-search';
import { selectProfile } from '../../../shared/session/session';
import { useErrorToast } from '../../../shared/toast/use-error-toast';

const none: FoundProfile[] = [];
const rowKey = ({ hash }: FoundProfile) => hash;

/** Staff search for a customer to act for. */
export default function CustomerModal({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { attempt } = useErrorToast();
  const [typed, setTyped] = useState('');
  const search = useCustomerSearch(typed);
  const { found, isPrevious } = search;
  const choose = ({ hash }: FoundProfile) => void attempt(() => selectProfile(hash));
  const enter = () => {
    const [only] = found?.records ?? none;
    if (only && found?.total === 1 && !isPrevious) choose(only);
    else search.flush();
  };
  return (
    <Modal isOpen onClose={onClose} title={t('customers.title')} size="lg">
      <ProgressLine isWaiting={search.isWaiting} />
      <SearchField
        label={t('customers.search')}
        description={t('customers.hint')}
        value={typed}
        onChange={setTyped}
        onSubmit={enter}
        // The dialog is opened to search, and has no other content yet.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <VisuallyHidden role="status">
        {found && !isPrevious && t('customers.found', { n: found.total })}
      </VisuallyHidden>
      <Dimmed data-previous={isPrevious || undefined} aria-busy={isPrevious}>
        <Found search={search} onChoose={choose} />
      </Dimmed>
    </Modal>
  );
}

interface FoundProps {
  search: ReturnType<typeof useCustomerSearch>;
  onChoose: (customer: FoundProfile) => void;
}

function Found({ search, onChoose }: FoundProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { found, error, page, setPage, reload } = search;
  if (!found && !error) return null;
  const columns = [
    { id: 'lastName', header: t('customers.lastName'), cell: lastNameOf, isRowHeader: true },
    {
      id: 'firstName',
      header: t('customers.firstName'),
      cell: ({ firstName }: FoundProfile) => firstName ?? '',
    },
  ];
  return (
    <DataTable
      caption={t('customers.title')}
      columns={columns}
      rows={found?.records ?? none}
      rowKey={rowKey}
      actions={(customer) => (
        <Button
          size="sm"
          variant="second"
          onPress={() => onChoose(customer)}
          aria-label={t('customers.chooseNamed', { name: customer.profileName })}
        >
          {t('customers.choose')}
        </Button>
      )}
      paging={{ page, pageSize, total: found?.total ?? 0, onChange: setPage }}
      error={error && (error.code === 'timeout' ? t('customers.tooLong') : ofFailure(error))}
      onRetry={reload}
      empty={<EmptyState kind="search">{t('customers.none', { text: search.search })}</EmptyState>}
    />
  );
}

const lastNameOf = ({ lastName }: FoundProfile): string => lastName;

/** Searches customers by a part of their name, ten per page. */
function useCustomerSearch(typed: string) {
  const search = useSearchQuery(typed, debounceMs.customers);
  const { query } = search;
  return useSearchResults(
    search,
    useEndpoint(searchCustomerData, query && { query }, { keepPreviousData: true }),
  );
}
