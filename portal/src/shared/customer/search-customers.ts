import type { ComboBoxSearch } from '@nimio/design-system';
import { searchProfiles } from '@nimio/domain/customer/customer.endpoints';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { call } from '../../api/client';

/** Searches customers by name, as options of a combo box. */
export const searchCustomers: ComboBoxSearch = async (typed, signal) => {
  const name = typed.trim();
  if (!isSearchedFor(name)) return [];
  const { records } = await call(searchProfiles, { query: { name }, signal });
  return records.map(({ hash, profileName }) => ({ id: hash, label: profileName }));
};
