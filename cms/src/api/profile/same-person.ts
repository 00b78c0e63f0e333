import { registerKey } from '@nimio/domain/text/search-words';
import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import { registerName } from './name.js';

const sameWithoutCode = query<{ id: number }>(
  `select p.id from profiles p
    where p.born_on = ? and p.id > ? and p.kind = 'person' and p.identity_code_index is null
      and p.closed_on is null and p.died_on is null
      and (exists (select 1 from profile_names n where n.profile_id = p.id and n.register_key = ?)
           or exists (select 1 from former_names f where f.profile_id = p.id and f.register_key = ?))
    order by p.id limit 1`,
);

interface Person {
  first_name: string | null;
  last_name: string | null;
  /** `YYYY-MM-DD` */
  born_on: string | null;
}

/**
 * The first open customer of the register after an id who has this name, also as a former one, and date of birth, and no
 * identity code; null if there is none. A person who registers at the bank may be that customer.
 */
export async function findSamePerson(tx: Transaction, person: Person, afterId = 0): Promise<number | null> {
  const key = registerKey(registerName(person));
  return (await tx.first(sameWithoutCode, [person.born_on, afterId, key, key]))?.id ?? null;
}
