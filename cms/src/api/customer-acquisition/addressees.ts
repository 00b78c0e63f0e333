import { registerKey } from '@nimio/domain/text/search-words';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import type { AddresseeRow } from '../customer/addressees.js';

const byHashes = query<AddresseeRow & { organisation_name: string }>(
  `select o.id, 'organisation' as kind, null as first_name, null as last_name, o.name as organisation_name,
          null as organisation_name2, null as ext_party_code, coalesce(o.language, 'fi') as language, o.co_address,
          o.street_address, o.zip_code, o.post_center, o.country, null as closed_on,
          case when o.status = 'deceased' then substr(o.last_event_at, 1, 10) end as died_on, '' as register_key
     from outreach_profiles o where o.hash in (${batchPlaceholders})`,
);

/** "Vuorela, Aino" of the catalogue is "Aino Vuorela" on a letter. */
function inOrder(name: string): string {
  const [family = '', given, ...others] = name.split(', ');
  return given === undefined || others.length > 0 ? name : `${given} ${family}`;
}

/** The authors of these outreach profiles, without those that have been deleted since they were listed. */
export async function findOutreachAddressees(
  reader: Reader,
  hashes: readonly string[],
): Promise<AddresseeRow[]> {
  const rows = await readInBatches(reader, { query: byHashes, values: [...new Set(hashes)], none: '' });
  return rows.map(({ organisation_name: name, ...row }) => ({
    ...row,
    organisation_name: inOrder(name),
    register_key: registerKey(name),
  }));
}
