import { newPublicHash } from '@nimio/domain/access/hash';
import type * as endpoints from '@nimio/domain/customer-note/customer-note.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt, requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { lockProfile } from '../../profile/store.js';
import { notePresenter } from '../present.js';
import { findNote, insertNote } from '../store.js';

/** The customer's row is locked, because another member of staff may be deleting the customer. */
export const createCustomerNote: UseCase<typeof endpoints.createCustomerNote> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const profile = await customerAt(params.profileHash);
  return db.transaction(async (tx) => {
    if (!(await lockProfile(tx, profile.id))) throw new DomainError('notFound');
    await requireOthers({ db: tx, now }, [profile.id], caller.accountId);
    const hash = newPublicHash();
    await insertNote(tx, {
      hash,
      profile_id: profile.id,
      account_id: caller.accountId,
      text: body.text,
      created_at: now().toISOString(),
    });
    await audit(tx, 'customer-note.create', { caller, profile, requestId }, { note: hash });
    const row = await findNote(tx, profile.id, hash);
    if (!row) throw new Error(`Note ${hash} has not been inserted`);
    return (await notePresenter(tx, caller, profile.hash))(row);
  });
};
