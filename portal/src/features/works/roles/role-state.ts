import type { CreatorRole } from '@nimio/domain/work/roles';
import { sharesAreFull } from '@nimio/domain/work/shares';
import type { DealData, WorkForEdit } from '@nimio/domain/work/work.types';

type RoleFacts = Pick<WorkForEdit, 'role' | 'authorDeal' | 'translatorDeal' | 'creatorContext' | 'source'>;

/** Why a role cannot be taken. */
export type RoleBlock = 'full' | 'notTranslated';

/** The deal of a role; unpaid roles have none. */
export function dealOf(
  work: Pick<RoleFacts, 'authorDeal' | 'translatorDeal'>,
  role: string,
): DealData | null {
  if (role === 'author') return work.authorDeal;
  return role === 'translator' ? work.translatorDeal : null;
}

/**
 * Why a role cannot be taken (specification §2, Edit work); `undefined` when it can. A role that is already held can
 * always be kept.
 *
 * @param translated whether the work is a translation
 */
export function roleBlock(work: RoleFacts, role: CreatorRole, translated: boolean): RoleBlock | undefined {
  if (work.role[role] === 1) return undefined;
  const deal = dealOf(work, role);
  if (deal && sharesAreFull(deal)) return 'full';
  if (role !== 'translator' || translated || canBecomeTranslated(work)) return undefined;
  return 'notTranslated';
}

/**
 * A work entered by an author becomes a translation when its translator joins; data of a catalogue or the society are
 * not changed.
 */
export const canBecomeTranslated = ({ source, creatorContext }: RoleFacts): boolean =>
  source === 'register' && creatorContext === 'CREATOR';
