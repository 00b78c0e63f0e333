import { type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { type Fraction, ownShare, type ShareFacts } from './own-share';
import { dealOf } from './role-state';

export interface DealChange {
  role: BillableRole;
  /** The suggested number; `null` while none is typed. */
  amount: number | null;
  /** Whether the profile gets a share in it. */
  isAdded: boolean;
}

type WorkShares = Pick<WorkForEdit, 'role' | 'work' | 'authorDeal' | 'translatorDeal'>;

const factsOf = (work: WorkShares): ShareFacts => ({
  roles: billableRoles.filter((name) => work.role[name] === 1),
  translated: work.work?.translated === 1,
  numberOfAuthors: dealOf(work, 'author')?.amount ?? 0,
  numberOfTranslators: dealOf(work, 'translator')?.amount ?? 0,
});

/** The facts of a profile's share after the change of one of the work's deals. */
export function factsAfter(work: WorkShares, { role, amount, isAdded }: DealChange): ShareFacts {
  const facts = factsOf(work);
  const number = role === 'author' ? 'numberOfAuthors' : 'numberOfTranslators';
  return {
    ...facts,
    roles: isAdded ? [...new Set([...facts.roles, role])] : facts.roles,
    [number]: amount ?? facts[number],
  };
}

/** A profile's share of a work now, and after the change of one of its deals. */
export const shareChange = (work: WorkShares, change: DealChange): { before: Fraction; after: Fraction } => ({
  before: ownShare(factsOf(work)),
  after: ownShare(factsAfter(work, change)),
});
