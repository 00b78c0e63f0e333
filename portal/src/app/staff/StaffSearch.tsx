import { formatDate, SearchBox, type SearchBoxSection } from '@nimio/design-system';
import { searchCustomerData } from '@nimio/domain/customer/customer.endpoints';
import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { normalizeIsbn } from '@nimio/domain/work/isbn';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../api/use-endpoint';
import { registerName } from '../../shared/customer/register-name';
import { useErrorText } from '../../shared/errors/error-text';
import { useText } from '../../shared/intl/use-text';
import { debounceMs } from '../../shared/search/debounce';
import { useSearchQuery, useSearchResults } from '../../shared/search/use-search';

/** Staff find customers, and works by their ISBN, on every page. */
export default function StaffSearch() {
  const { t } = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const isbn = normalizeIsbn(typed);
  const { sections, ...state } = useResults(typed, isbn);
  const open = (address: string) => {
    setTyped('');
    void navigate(address);
  };
  const submit = (text: string) => {
    const search = text.trim();
    if (isbn) open(workPage(isbn));
    else if (search) open(`/staff/customers?${new URLSearchParams({ search })}`);
  };
  return (
    <SearchBox
      label={t('staffSearch.label')}
      placeholder={t('staffSearch.placeholder')}
      shortcut="/"
      value={typed}
      onChange={setTyped}
      sections={sections}
      onChoose={open}
      onSubmit={submit}
      {...state}
    />
  );
}

const workPage = (isbn: string): string => `/oeuvre/book/${isbn}`;

/** The results by the addresses of their pages, and what is shown without any. */
function useResults(typed: string, isbn: string | undefined) {
  const { t, language } = useText();
  const { ofFailure } = useErrorText();
  const factsOf = ({ roles, postCenter, birthYear, diedOn }: FoundProfile) => [
    ...roles.map((role) => termOfRole(role, language)),
    postCenter,
    birthYear !== null && t('staffSearch.born', { year: String(birthYear) }),
    diedOn !== null && t('staffSearch.died', { date: formatDate(diedOn) }),
  ];
  const query = useSearchQuery(isbn === undefined ? typed : '', debounceMs.customers);
  const { found, error, isPrevious, isWaiting, search } = useSearchResults(
    query,
    useEndpoint(searchCustomerData, query.query && { query: query.query }, { keepPreviousData: true }),
  );
  const customers: SearchBoxSection = {
    id: 'customers',
    label: t('staffSearch.customers'),
    results: (isbn === undefined ? (found?.records ?? []) : []).map((customer) => ({
      id: `/staff/customers/${customer.hash}`,
      title: registerName(customer),
      note: factsOf(customer).filter(Boolean).join(', '),
      ...(customer.extPartyCode !== null && { aside: customer.extPartyCode }),
    })),
  };
  const works: SearchBoxSection = {
    id: 'works',
    label: t('staffSearch.works'),
    results: isbn === undefined ? [] : [{ id: workPage(isbn), title: t('staffSearch.work', { isbn }) }],
  };
  const isCurrent = found !== undefined && !isPrevious;
  const none = isCurrent ? t('staffSearch.none', { text: search }) : t('staffSearch.hint');
  return {
    sections: [customers, works].filter(({ results }) => results.length > 0),
    isWaiting: isWaiting || (query.query !== null && !isCurrent && !error),
    empty: error ? ofFailure(error) : none,
    foot: isCurrent ? t('staffSearch.found', { n: found.total }) : undefined,
  };
}
