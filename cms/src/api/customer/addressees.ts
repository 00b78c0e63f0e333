import { mostLabels } from '@nimio/domain/customer/address-labels';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import { type AddressRow, addressColumns } from '../profile/address.js';
import { type Named, nameColumns } from '../profile/name.js';
import { type CustomerConditions, selectionOf } from './customer-selection.js';

/** A customer whose address is to be printed. */
export interface AddresseeRow extends Named, AddressRow {
  id: number;
  ext_party_code: string | null;
  organisation_name2: string | null;
  closed_on: string | null;
  died_on: string | null;
  register_key: string;
}

const columns = `p.id, p.kind, ${nameColumns('p')}, p.organisation_name2, p.ext_party_code, ${addressColumns('p')},
  p.closed_on, p.died_on, n.register_key`;

const byHashes = query<AddresseeRow>(
  `select ${columns} from profiles p join profile_names n on n.profile_id = p.id
    where p.hash in (${batchPlaceholders})`,
);

/** The customers with these hashes, without those who have been deleted since they were listed. */
export const findAddressees = (reader: Reader, hashes: readonly string[]): Promise<AddresseeRow[]> =>
  readInBatches(reader, { query: byHashes, values: [...new Set(hashes)], none: '' });

/** One more than may be printed, if there are so many. */
export function searchAddressees(reader: Reader, asked: CustomerConditions): Promise<AddresseeRow[]> {
  const { sql, values } = selectionOf(asked);
  return reader.all(query<AddresseeRow>(`select ${columns} ${sql} limit ${mostLabels + 1}`), values);
}
