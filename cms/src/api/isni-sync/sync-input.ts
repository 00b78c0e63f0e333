import {
  blockReasonsOf,
  fingerprintOf,
  localIdentifier,
  type SyncBlockReason,
} from '@nimio/domain/isni-sync/isni-sync';
import type { Reader } from '../../data/sql.js';
import type { IsniRequest } from '../../integrations/isni/isni-register.js';
import { system } from '../../system.js';
import { readFirstWorks, readForms, type SyncedName } from './store.js';

/** The name as the register would receive it now, and the blockers of sending it. */
export interface SyncInput {
  bars: SyncBlockReason[];
  fingerprint: string;
  request: IsniRequest;
}

export async function readSyncInput(reader: Reader, name: SyncedName): Promise<SyncInput> {
  const { isni: register, product } = system();
  const aliases = await readForms(reader, name.id);
  const works = await readFirstWorks(reader, name.id);
  const { hash: authorHash, name1, name2, pseudonym, isni, asteri_id: asteriId } = name;
  return {
    bars: blockReasonsOf(
      {
        confirmed: name.confirmed,
        privateAuthor: name.private,
        isAlias: name.alias_of_id !== null,
        books: works.length,
        isAllowed: name.allow_isni_sync === 1,
      },
      { isOn: register !== undefined },
    ),
    fingerprint: fingerprintOf({ name1, name2, pseudonym, isni, asteriId, aliases, works }),
    request: {
      localId: localIdentifier({ asteriId, authorHash }, product),
      name1,
      name2,
      isni,
      aliases,
      works: works.map(({ isbn, name: title, publisher, publish_year: publishYear, role }) => ({
        isbn,
        title,
        publisher,
        publishYear,
        role,
      })),
    },
  };
}
