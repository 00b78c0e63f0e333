import { type BillableRole, billableRoles } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { type Fraction, ownShare } from './own-share';
import { dealOf } from './role-state';

export interface DealChange {
  role: BillableRole;
  /** The suggested number; `null` while none is typed. */
  amount: number | null;
  /** Whether the profile gets a share in it. */
  isAdded: boolean;
}

/** A profile's share of a work now, and after the change of one of its deals. */
export function shareChange(
  work: Pick<WorkForEdit, 'role' | 'work' | 'authorDeal' | 'translatorDeal'>,
  { role, amount, isAdded }: DealChange,
): { before: Fraction; after: Fraction } {
  const held: BillableRole[] = billableRoles.filter((name) => work.role[name] === 1);
  const facts = {
    roles: held,
    translated: work.work?.translated === 1,
    numberOfAuthors: dealOf(work, 'author')?.amount ?? 0,
    numberOfTranslators: dealOf(work, 'translator')?.amount ?? 0,
  };
  const number = role === 'author' ? 'numberOfAuthors' : 'numberOfTranslators';
  return {
    before: ownShare(facts),
    after: ownShare({
      ...facts,
      roles: isAdded ? [...new Set([...held, role])] : held,
      [number]: amount ?? facts[number],
    }),
  };
}
