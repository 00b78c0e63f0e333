import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/register.endpoints';
import type { BillableRole } from '@nimio/domain/work/roles';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { Call } from '../../http/call.js';
import type { FoundAuthorRow } from '../author-name/name-search.js';
import { followNames } from '../isni-sync/follow-names.js';
import { lockForStaff } from './lock-for-staff.js';
import { notifyDealChange } from './notice.js';
import { namedSharers } from './save-deal.js';
import type { WorkRow } from './store.js';
import type { AmountChange, WorkFacts } from './work-facts.js';

/** The locked work, and the author name for the new share. */
export async function lockWithSharer(
  tx: Transaction,
  isbn: string,
  authorHash: string,
  { caller }: Pick<Call<typeof endpoints.createShare>, 'caller'>,
): Promise<{ work: WorkRow; sharer: FoundAuthorRow }> {
  const joining = (await namedSharers(tx, [authorHash], 'authorHash')).map(({ profile_id }) => profile_id);
  const { work } = await lockForStaff(tx, isbn, caller, joining);
  // The name may have been deleted before its profile was locked.
  const [sharer] = await namedSharers(tx, [authorHash], 'authorHash');
  if (!sharer) throw new DomainError('notFound', { field: 'authorHash' });
  return { work, sharer };
}

interface NewShare {
  event: 'deal.create' | 'deal.update';
  work: WorkRow;
  role: BillableRole;
  amount: number;
  isOwner: boolean;
}

/** Each new sharer gets an audit event and a notice. */
export async function recordAndNotify(
  tx: Transaction,
  profileId: number,
  { event, work, role, amount, isOwner }: NewShare,
  { caller, requestId }: Pick<Call<typeof endpoints.createShare>, 'caller' | 'requestId'>,
): Promise<void> {
  const amounts: AmountChange[] = event === 'deal.create' ? [{ role, from: null, to: amount }] : [];
  const facts = { isbn: work.isbn, added: [role], amounts } satisfies WorkFacts;
  await followNames(tx, profileId);
  await audit(tx, event, { caller, profile: { id: profileId, asStaff: true }, requestId }, facts);
  const part = { share: 'gained', charge: isOwner ? 'gained' : undefined } as const;
  await notifyDealChange(tx, profileId, part, { work, role, amount });
}
