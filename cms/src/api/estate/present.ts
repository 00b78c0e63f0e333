import type { Heirs } from '@nimio/domain/estate/estate.types';
import { fractionText } from '@nimio/domain/estate/fractions';
import type { Reader } from '../../data/sql.js';
import { system } from '../../system.js';
import { type HeirRow, readHeirs } from './store.js';

const partOf = ({ numerator, denominator }: HeirRow): string =>
  numerator === null || denominator === null ? '' : fractionText({ numerator, denominator });

/** The heirs of an estate in their order. */
export async function presentHeirs(reader: Reader, estateId: number): Promise<Heirs> {
  const rows = await readHeirs(reader, estateId, system().now().toISOString());
  return {
    heirs: rows.map((row) => ({
      name: row.name,
      profileHash: row.profile_hash,
      extPartyCode: row.ext_party_code ?? '',
      part: partOf(row),
      isContact: row.is_contact,
      note: row.note,
      hasAccess: row.has_access,
    })),
  };
}
