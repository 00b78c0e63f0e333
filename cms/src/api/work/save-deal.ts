import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import { type FoundAuthorRow, findAuthor } from '../author-name/name-search.js';
import { claimShare, deleteShare, passShare, renameShare, transferDeal } from './share-store.js';
import { type Deal, readDeals, setAmount } from './store.js';

/** A deal as staff submit it. */
export interface SubmittedDeal {
  amount: number;
  /** The owner's profile, one of the sharers'. */
  ownerId: number;
  sharers: readonly Pick<FoundAuthorRow, 'id' | 'profile_id'>[];
}

/** The change of one profile's part in a deal. */
export interface PartChange {
  share: 'gained' | 'lost' | undefined;
  charge: 'gained' | 'lost' | undefined;
}

const change = (had: boolean, has: boolean): PartChange['share'] => {
  if (had === has) return undefined;
  return has ? 'gained' : 'lost';
};

/** The owner and the sharers of a deal. */
interface Holding {
  owner_profile_id: number;
  shares: readonly { profile_id: number }[];
}

const hasShare = (profileId: number, deal: Holding | undefined): boolean =>
  deal?.shares.some(({ profile_id }) => profile_id === profileId) ?? false;

/** The changes of a profile's part in a deal, which may be new or deleted. */
export const partChange = (
  profileId: number,
  before: Holding | undefined,
  after: Holding | undefined,
): PartChange => ({
  share: change(hasShare(profileId, before), hasShare(profileId, after)),
  charge: change(before?.owner_profile_id === profileId, after?.owner_profile_id === profileId),
});

/** The author names with their profiles; a missing one answers 404. */
export async function namedSharers(
  reader: Reader,
  hashes: readonly string[],
  field: string,
): Promise<FoundAuthorRow[]> {
  const sharers: FoundAuthorRow[] = [];
  for (const hash of hashes) {
    const author = await findAuthor(reader, hash);
    if (!author) throw new DomainError('notFound', { field });
    sharers.push(author);
  }
  return sharers;
}

/** The same deal with its current shares; 404 after it was deleted. */
export async function rereadDeal(
  reader: Reader,
  { id, work_id }: Pick<Deal, 'id' | 'work_id'>,
): Promise<Deal> {
  const deal = (await readDeals(reader, work_id)).find((candidate) => candidate.id === id);
  if (!deal) throw new DomainError('notFound');
  return deal;
}

/**
 * Writes a deal as submitted, while its work is locked; the alert on the work informs every sharer. New sharers replace
 * former ones in their shares. Further shares are added before others are removed, and the ownership changes first: a deal
 * is deleted with its last share, and removing the owner's share transfers the ownership. In the meantime the amount has
 * room for both.
 */
export async function saveDeal(
  tx: Transaction,
  deal: Deal,
  { amount, ownerId, sharers }: SubmittedDeal,
  at: string,
): Promise<void> {
  const isSharer = (id: number) => sharers.some(({ profile_id }) => profile_id === id);
  await setAmount(tx, deal.id, Math.max(deal.amount, amount) + sharers.length, at);
  const remaining = deal.shares.filter(({ profile_id }) => isSharer(profile_id));
  const former = deal.shares.flatMap(({ profile_id }) => (isSharer(profile_id) ? [] : profile_id));
  for (const { id: authorNameId, profile_id: profileId } of sharers) {
    const sharer = { profileId, authorNameId, at };
    if (remaining.some(({ profile_id }) => profile_id === profileId)) {
      await renameShare(tx, deal.id, sharer);
      continue;
    }
    const predecessor = former.shift();
    if (predecessor === undefined) await claimShare(tx, { ...deal, amount, shares: remaining }, sharer);
    else await passShare(tx, deal, predecessor, sharer);
  }
  if (ownerId !== deal.owner_profile_id) await transferDeal(tx, deal.id, ownerId);
  const grown = await rereadDeal(tx, deal);
  for (const profileId of former) await deleteShare(tx, grown, profileId);
  await setAmount(tx, deal.id, amount, at);
}
