import type { ComboBoxSearch } from '@nimio/design-system';
import { searchProfiles } from '@nimio/domain/profile/profile.endpoints';
import { call } from '../../../api/client';

const fewestLetters = 2;

/** Customers by name, as choices. */
export const searchCustomers: ComboBoxSearch = async (typed, signal) => {
  const name = typed.trim();
  if (name.length < fewestLetters) return [];
  const { records } = await call(searchProfiles, { query: { name }, signal });
  return records.map(({ hash, profileName }) => ({ id: hash, label: profileName }));
};
