import type { CreatorRole } from '@nimio/domain/work/roles';
import { sharesAreFull } from '@nimio/domain/work/shares';
import type { DealData, WorkForEdit } from '@nimio/domain/work/work.types';

type RoleFacts = Pick<WorkForEdit, 'role' | 'authorDeal' | 'translatorDeal' | 'creatorContext' | 'source'>;

/** Why a role cannot be taken. */
export type RoleBlock = 'full' | 'notTranslated';

/** The division of shares of a role; there is none for roles that are not paid. */
export function dealOf(
  work: Pick<RoleFacts, 'authorDeal' | 'translatorDeal'>,
  role: string,
): DealData | null {
  if (role === 'author') return work.authorDeal;
  return role === 'translator' ? work.translatorDeal : null;
}

/**
 * Why a role cannot be taken (specification §2, Edit work), undefined when it can. A role that is held already
 * can always be kept.
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

/** What an author has entered becomes a translation by its translator; what a catalogue or the society says stands. */
export const canBecomeTranslated = ({ source, creatorContext }: RoleFacts): boolean =>
  source === 'register' && creatorContext === 'CREATOR';
