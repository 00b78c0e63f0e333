import {
  type CustomerFlag,
  type CustomerStatus,
  customerFlags,
  customerStatuses,
} from '@nimio/domain/customer/customer-filter';
import { type Language, languages } from '@nimio/domain/language';
import { type ProfileRole, profileRoles } from '@nimio/domain/profile/profile-roles';
import { isSearchedFor } from '@nimio/domain/text/search-words';

/** The conditions of the list. */
export interface Filters {
  search: string;
  status: CustomerStatus;
  /** Empty for any. */
  language: Language | '';
  roles: readonly ProfileRole[];
  productions: readonly string[];
  participations: readonly string[];
  flags: readonly CustomerFlag[];
}

/** The conditions of which several can be chosen. */
export type ListedFilter = 'roles' | 'productions' | 'participations' | 'flags';

export const noFilters: Filters = {
  search: '',
  status: 'open',
  language: '',
  ...{ roles: [], productions: [], participations: [], flags: [] },
};

/** The values that are known, so that an outdated link filters by what is left of it. */
const knownOf = <T extends string>(known: readonly T[], values: readonly string[]): T[] =>
  known.filter((value) => values.includes(value));

const listIn = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '').split(',').filter(Boolean);

/** The parameter `language` is the portal's own language on every page. */
const languageParam = 'contactLanguage';

/** The filters in the address of the page, otherwise under the names of the API. */
export function filtersIn(params: URLSearchParams): Filters {
  const [status = 'open'] = knownOf(customerStatuses, [params.get('status') ?? '']);
  const [language = ''] = knownOf(languages, [params.get(languageParam) ?? '']);
  return {
    search: params.get('search') ?? '',
    status,
    language,
    roles: knownOf(profileRoles, listIn(params, 'filter')),
    productions: listIn(params, 'productions'),
    participations: listIn(params, 'participations'),
    flags: customerFlags.filter((flag) => params.get(flag) === '1'),
  };
}

/** More pages than a list of customers has. */
const mostPages = 10_000;

/** The page of the list in the address, by default the first. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page <= mostPages ? page : 1;
}

/** Those that differ from the default, under the names of the API. */
function namedConditions({ search, status, language, ...lists }: Filters) {
  const { roles, productions, participations, flags } = lists;
  return {
    ...(search && { search }),
    ...(status !== 'open' && { status }),
    ...(language && { language }),
    ...(roles.length > 0 && { filter: roles.join(',') }),
    ...(productions.length > 0 && { productions: productions.join(',') }),
    ...(participations.length > 0 && { participations: participations.join(',') }),
    ...(Object.fromEntries(flags.map((flag) => [flag, 1])) as Partial<Record<CustomerFlag, 1>>),
  };
}

export const hasFilters = (filters: Filters): boolean => Object.keys(namedConditions(filters)).length > 0;

/** The address of a page of the list. */
export function paramsOf(filters: Filters, page = 1): Record<string, string> {
  const { language, ...conditions } = namedConditions(filters);
  const params = { ...conditions, ...(language && { [languageParam]: language }), ...(page > 1 && { page }) };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** The conditions of a call, of which there is at least one. */
export type Conditions = ReturnType<typeof namedConditions>;

/** The conditions of a call; `null` when there are none. A search of a single letter is none. */
export function conditionsOf(filters: Filters): Conditions | null {
  const search = isSearchedFor(filters.search) ? filters.search : '';
  const conditions = namedConditions({ ...filters, search });
  return Object.keys(conditions).length > 0 ? conditions : null;
}
