import {
  Button,
  CheckboxGroup,
  Disclosure,
  FieldGroup,
  focusField,
  SearchField,
  Select,
  TagGroup,
} from '@nimio/design-system';
import { customerFlags, customerStatuses } from '@nimio/domain/customer/customer-filter';
import { profileRoles } from '@nimio/domain/profile/profile-roles';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import { useEffect, useEffectEvent, useState } from 'react';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import { Above, Actions } from '../../../shared/page/layout';
import { debounceMs, useDebounced } from '../../../shared/search/debounce';
import { useSettings } from '../../../shared/settings/use-settings';
import { type Filters, hasFilters, type ListedFilter, noFilters } from './filters';

interface FiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** The search and the conditions above the list. */
export function CustomerFilters({ filters, onChange }: FiltersProps) {
  const { t } = useText();
  const { status, language } = filters;
  const clear = () => {
    onChange(noFilters);
    // The button has disappeared.
    focusField('search');
  };
  return (
    <Above role="search" aria-label={t('customerList.filters')}>
      <SearchByText search={filters.search} onSearch={(search) => onChange({ search })} />
      <FieldGroup>
        <Select
          label={t('customerList.status')}
          options={customerStatuses.map((id) => ({ id, label: t(`customerList.status_${id}`) }))}
          value={status}
          onChange={(id) => onChange({ status: id as Filters['status'] })}
          width="14rem"
        />
        <Select
          label={t('customerList.language')}
          options={[{ id: '', label: t('customerList.anyLanguage') }, ...languageNames]}
          value={language}
          onChange={(id) => onChange({ language: id as Filters['language'] })}
          width="12rem"
        />
      </FieldGroup>
      <MoreFilters filters={filters} onChange={onChange} />
      {hasFilters(filters) && (
        <Actions>
          <Button variant="quiet" onPress={clear}>
            {t('customerList.clear')}
          </Button>
        </Actions>
      )}
    </Above>
  );
}

/** Searches while typing, after a pause. A search in the address that was not typed here replaces the text. */
function SearchByText({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState(search);
  const text = typed.trim();
  const [settled, flush] = useDebounced(text, debounceMs.customers);
  if (text === '' && settled !== '') flush();
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== settled) setTyped(search);
  }
  const report = useEffectEvent((next: string) => {
    if (next !== search) onSearch(next);
  });
  useEffect(() => report(settled), [settled]);
  return (
    <SearchField
      name="search"
      label={t('customerList.search')}
      description={t('customerList.searchHint')}
      value={typed}
      onChange={setTyped}
      onSubmit={flush}
    />
  );
}

/** The conditions of which several can be chosen, and the chosen ones as tags. */
function MoreFilters({ filters, onChange }: FiltersProps) {
  const { t } = useText();
  const groups = useFilterGroups();
  const chosen = groups.flatMap(({ name, options }) =>
    filters[name].map((id) => ({
      id: `${name} ${id}`,
      label: options.find((option) => option.id === id)?.label ?? id,
    })),
  );
  const change = (name: ListedFilter, values: readonly string[]) => onChange({ [name]: values });
  const remove = (tag: string) => {
    const [name, ...code] = tag.split(' ') as [ListedFilter, ...string[]];
    const id = code.join(' ');
    change(
      name,
      filters[name].filter((value) => value !== id),
    );
  };
  return (
    <>
      <Disclosure title={t('customerList.more')} level={2}>
        {groups.map(({ name, label, options }) => (
          <CheckboxGroup
            key={name}
            label={label}
            options={options}
            value={[...filters[name]]}
            onChange={(values) => change(name, inOrderOf(options, values))}
            columns={3}
          />
        ))}
      </Disclosure>
      {chosen.length > 0 && (
        <Actions>
          <TagGroup
            label={t('customerList.chosen')}
            items={chosen}
            onRemove={remove}
            empty={t('customerList.noneChosen')}
          />
        </Actions>
      )}
    </>
  );
}

/** The chosen values in the order of the options, so that the same choice has the same address. */
const inOrderOf = (options: readonly { id: string }[], values: readonly string[]): string[] => [
  ...options.map(({ id }) => id).filter((id) => values.includes(id)),
  ...values.filter((value) => !options.some(({ id }) => id === value)),
];

function useFilterGroups() {
  const { t, language } = useText();
  const { productionTypes, participations } = useSettings();
  const optionsOf = (options: readonly { code: string; term: string }[]) =>
    options.map(({ code, term }) => ({ id: code, label: term }));
  const groups: { name: ListedFilter; label: string; options: { id: string; label: string }[] }[] = [
    {
      name: 'flags',
      label: t('customerList.flags'),
      options: customerFlags.map((id) => ({ id, label: t(`customerList.flag_${id}`) })),
    },
    {
      name: 'roles',
      label: t('customerList.roles'),
      options: profileRoles.map((id) => ({ id, label: termOfRole(id, language) })),
    },
    { name: 'productions', label: t('customerList.productions'), options: optionsOf(productionTypes) },
    { name: 'participations', label: t('customerList.participations'), options: optionsOf(participations) },
  ];
  return groups;
}
