import type * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { isOfStaff } from '@nimio/domain/profile/profile-roles';
import type { Transaction } from '../../../data/database.js';
import type { Caller, UseCase } from '../../../http/call.js';
import { customerAt, requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { readAuthorNames } from '../../author-name/store.js';
import { hasSuggestions } from '../../book-suggestion/store.js';
import { lockProfile, readRoles } from '../../profile/store.js';
import { changeOutreach } from '../change-outreach.js';
import { insertEvent, type OutreachRow, saveOutreach } from '../store.js';

/**
 * A customer to whom books can be suggested, locked: an open creator with an author name, not of staff, and not the
 * caller or someone they represent.
 */
async function requireSuggestable(tx: Transaction, profileId: number, { accountId }: Caller): Promise<void> {
  const row = await lockProfile(tx, profileId);
  if (!row) throw new DomainError('notFound');
  await requireOthers({ db: tx, now: system().now }, [profileId], accountId);
  const isOpen = row.closed_on === null && row.died_on === null;
  const isSuggestedTo =
    (await hasSuggestions(tx, profileId)) && (await readAuthorNames(tx, profileId)).length > 0;
  if (!isOpen || !isSuggestedTo || isOfStaff(await readRoles(tx, profileId)))
    throw new DomainError('validationError', { fields: [{ path: 'profileHash', code: 'invalid' }] });
}

export const connectOutreachProfile: UseCase<typeof endpoints.connectOutreachProfile> = async (call) => {
  const { id: profileId } = await customerAt(call.body.profileHash);
  const connect = async (tx: Transaction, row: OutreachRow, at: string) => {
    if (row.profile_id !== null) throw new DomainError('outreachConnected');
    if (row.status === 'declined') throw new DomainError('outreachDeclined');
    const connected = { status: 'registered', next_day: null, profile_id: profileId } as const;
    await saveOutreach(tx, row.id, { ...connected, status_before: row.status });
    const event = { status: 'registered', note: '', account_id: call.caller.accountId } as const;
    await insertEvent(tx, row.id, { ...event, created_at: at });
    return profileId;
  };
  return changeOutreach(call, 'outreach.connect', connect, (tx) =>
    requireSuggestable(tx, profileId, call.caller),
  );
};

export const disconnectOutreachProfile: UseCase<typeof endpoints.disconnectOutreachProfile> = (call) =>
  changeOutreach(call, 'outreach.disconnect', async (tx, row, at) => {
    const { profile_id, status_before: status } = row;
    if (profile_id === null || status === null) return undefined;
    await saveOutreach(tx, row.id, { status, profile_id: null, status_before: null });
    await insertEvent(tx, row.id, { status, note: '', account_id: call.caller.accountId, created_at: at });
    return profile_id;
  });
