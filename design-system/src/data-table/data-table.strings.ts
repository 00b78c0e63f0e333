import type { Strings } from '../strings/use-strings';

type Key =
  | 'filter'
  | 'more'
  | 'moreSet'
  | 'clearFilter'
  | 'noMatch'
  | 'noneLeft'
  | 'flag'
  | 'actions'
  | 'sortBy'
  | 'unsorted'
  | 'ascending'
  | 'descending'
  | 'sortedBy'
  | 'rowsPerPage'
  | 'all'
  | 'range'
  | 'loading';

export const tableStrings: Strings<Key> = {
  'fi-FI': {
    filter: 'Suodata',
    more: 'Rajaa',
    moreSet: 'Rajaa (1)',
    clearFilter: 'Tyhjennä suodatin',
    noMatch: (values) => `Ei osumia haulla ”${values?.typed}”`,
    noneLeft: 'Suodatin ei jätä yhtään riviä näkyviin',
    flag: 'Huomio',
    actions: 'Toiminnot',
    sortBy: 'Lajittele',
    unsorted: 'Ei lajittelua',
    ascending: 'nouseva',
    descending: 'laskeva',
    sortedBy: (values) => `Lajiteltu: ${values?.column}, ${values?.direction}`,
    rowsPerPage: 'Rivejä sivulla',
    all: 'Kaikki',
    range: (values) => `${values?.from}–${values?.to} / ${values?.total}`,
    loading: 'Haetaan',
  },
  'sv-FI': {
    filter: 'Filtrera',
    more: 'Avgränsa',
    moreSet: 'Avgränsa (1)',
    clearFilter: 'Töm filtret',
    noMatch: (values) => `Inga träffar på ”${values?.typed}”`,
    noneLeft: 'Filtret lämnar inga rader kvar',
    flag: 'Att beakta',
    actions: 'Åtgärder',
    sortBy: 'Sortera',
    unsorted: 'Ingen sortering',
    ascending: 'stigande',
    descending: 'fallande',
    sortedBy: (values) => `Sorterad: ${values?.column}, ${values?.direction}`,
    rowsPerPage: 'Rader per sida',
    all: 'Alla',
    range: (values) => `${values?.from}–${values?.to} / ${values?.total}`,
    loading: 'Hämtar',
  },
  'en-GB': {
    filter: 'Filter',
    more: 'Refine',
    moreSet: 'Refine (1)',
    clearFilter: 'Clear the filter',
    noMatch: (values) => `No matches for “${values?.typed}”`,
    noneLeft: 'The filter leaves no rows',
    flag: 'Attention',
    actions: 'Actions',
    sortBy: 'Sort',
    unsorted: 'Not sorted',
    ascending: 'ascending',
    descending: 'descending',
    sortedBy: (values) => `Sorted: ${values?.column}, ${values?.direction}`,
    rowsPerPage: 'Rows per page',
    all: 'All',
    range: (values) => `${values?.from}–${values?.to} / ${values?.total}`,
    loading: 'Loading',
  },
};
